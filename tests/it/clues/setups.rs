//! Setups whose positions are walked.

/// Small setups of every game: empty, one part, equal parts, both conventions, both players.
pub const SETUPS: &[(&str, &[&str])] = &[
    ("subtraction", &["c=14 m=3", "c=14 m=3 last=loses", "c=9 m=1", "c=8 m=9 last=loses", "c=2 m=5"]),
    ("euclid", &["a=14 b=7", "a=3 b=1", "a=25 b=7", "a=34 b=13", "a=5 b=5"]),
    (
        "nim",
        &[
            "heaps=5",
            "heaps=4,4",
            "heaps=3,1,1 last=loses",
            "heaps=5,3 last=loses",
            "heaps=3,4,5",
            "heaps=2,3,3,1 last=loses",
        ],
    ),
    (
        "moore",
        &["heaps=3,2,3 k=2", "heaps=3,2,3 k=2 last=loses", "heaps=2,2,1,3 k=1", "heaps=2,2,2,1,3 k=2 last=loses"],
    ),
    ("coins", &["x=12 set=1,3,4", "x=9 set=2,5", "x=7 set=7"]),
    ("coin-piles", &["piles=5,6 set=1,2,4", "piles=3,3 set=1,2", "piles=4,5,6 set=1,3,4"]),
    ("fibonacci", &["c=2", "c=3", "c=20", "c=13"]),
    ("gold", &["prices=3,1,4,1,5", "prices=2,3,4", "prices=1"]),
    ("both-ends", &["numbers=3,-1,4", "numbers=5", "numbers=2,7,1,8"]),
    ("king", &["m=3 n=3", "m=5 n=6", "m=8 n=8"]),
    ("date", &["date=01.10", "date=01.10 last=loses", "date=28.11 last=loses", "date=30.12"]),
    ("product", &["c=10", "c=52", "c=1000"]),
    ("coprime-product", &["c=7 r=20", "c=11 r=11"]),
    ("program", &["lines=2", "lines=3"]),
    ("ticktacktwo", &[""]),
    ("northcott", &["rams=1-3,1-2 cells=5", "rams=2-3 cells=5", "rams=1-4,2-4,1-3 cells=5"]),
    ("nimbi", &["rows=2 cols=3", "rows=3 cols=3"]),
    ("matches", &["row=1111011 k=2", "row=11111 k=2", "row=101 k=1"]),
    ("strip", &["n=12 k=1", "n=9 k=2", "row=1101011 k=2", "n=1 k=1", "n=7 k=3"]),
    ("rope", &["length=10", "length=3", "length=7"]),
    ("table", &["table=5 coin=1", "table=2.5 coin=1", "table=1.5 coin=1"]),
    ("wythoff", &["row=2 col=9", "row=2 col=9 last=loses", "row=5 col=5 last=loses", "row=0 col=1 last=loses"]),
    ("octal", &["code=0.77 heaps=5,3", "code=grundy heaps=8", "code=0.6 heaps=7", "code=0.137 heaps=4,4"]),
    ("sum", &["a=king:m=3:n=3 b=nim:heaps=2", "a=subtraction:c=5:m=2 b=nim:heaps=1,2 c=king:m=2:n=3"]),
    (
        "graph",
        &["arrows=a-b,b-a,b-c", "arrows=a-b,a-c,b-d,c-d,c-e,d-f,e-f,e-d last=loses", "arrows=a-b,b-c,c-d,d-b,c-e"],
    ),
    ("chomp", &["bar=3,3,3", "bar=4,4,4", "bar=7,7", "bar=2,2,2,2", "bar=4,1,1", "bar=1", "bar=4,3,1"]),
    (
        "hackenbush",
        &["stalks=br,br,r", "stalks=b", "stalks=ggg,gg,g", "stalks=bb,r,g", "stalks=br,rb,ggg,g begins=red"],
    ),
    ("staircase", &["steps=10", "steps=0,10", "steps=2,1,3,1", "steps=3,0,0,2"]),
    ("domineering", &["rows=3 cols=3", "rows=2 cols=4 begins=horz", "rows=1 cols=4"]),
];

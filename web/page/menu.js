// The page's own menu: the screen as text, export and import.

/** The size in bytes of the largest file that is loaded: more than a browser keeps for a page. */
const LARGEST = 1 << 24;

function menu(page) {
  const { byId } = page;
  const close = () => {
    byId('menu').open = false;
    byId('board').focus();
  };
  // A press elsewhere closes the menu, and does nothing else.
  document.addEventListener('pointerdown', (event) => {
    if (!byId('menu').open || byId('menu').contains(event.target)) return;
    event.stopPropagation();
    event.preventDefault();
    close();
  }, { capture: true });
  byId('menu').addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  byId('text').addEventListener('click', () => {
    const copy = byId('copy');
    copy.hidden = !copy.hidden;
    copy.textContent = page.rows.join('\n');
    close();
    if (!copy.hidden) copy.focus();
  });
  byId('copy').addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    byId('copy').hidden = true;
    close();
  });
  const taken = () => {
    byId('take').hidden = true;
    page.step();
    byId('board').focus();
  };
  byId('close').addEventListener('click', taken);
  byId('take').addEventListener('keydown', ({ key }) => key === 'Escape' && taken());
  byId('export').addEventListener('click', () => {
    const told = page.ask({ type: 'bundle' });
    page.told(told);
    saveAs(told.said, 'zugzwang.json');
    close();
  });
  byId('import').addEventListener('click', () => byId('file').click());
  byId('file').addEventListener('change', async () => {
    const [file] = byId('file').files;
    if (file && file.size > LARGEST) page.send({ type: 'too-large' });
    else if (file) page.send({ type: 'take', name: file.name, text: await file.text() });
    byId('file').value = '';
    close();
  });
}

/** Offers a text as a file. */
function saveAs(text, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

product-title = Игра с произведение
product-rule = Умножете произведението по число от 2 до 9; който надхвърли c, печели.
product-move = умножаване по { $factor }
product-factor = множителят е от 2 до 9
product-notation = множител от 2 до 9
product-figure = Произведението досега
product-field-c = Да се надхвърли (c)
product-preset-thousand = хиляда
product-preset-hundred = сто
product-preset-lost = осемнадесет
product-preset-million = милион
product-preset-trillion = трилион
product-now = произведение { $product }, да надхвърли { $bound }
product-equation = { $product } × { $factor } = { $after }
product-axis-x = множител

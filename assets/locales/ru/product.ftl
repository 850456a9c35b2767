product-title = Игра в произведение
product-rule = Умножьте произведение на число от 2 до 9; кто сделает его больше c, выигрывает.
product-move = умножить на { $factor }
product-factor = множитель — от 2 до 9
product-notation = множитель от 2 до 9
product-figure = Произведение
product-field-c = Превысить (c)
product-preset-thousand = тысяча
product-preset-hundred = сто
product-preset-lost = восемнадцать
product-preset-million = миллион
product-preset-trillion = триллион
product-now = произведение { $product }, цель: больше { $bound }
product-equation = { $product } × { $factor } = { $after }
product-axis-x = множитель

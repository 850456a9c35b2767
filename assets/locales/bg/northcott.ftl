northcott-title = Игра на Норткот
northcott-rule = Първият движи левите овни, вторият — десните: един овен напред или назад по пътеката му, без да подминава другия; който няма ход, губи.
northcott-notation = пътека:поле, например 2:5
northcott-figure = Разстоянията
northcott-move = { $way ->
    [forward] по пътека { $track } с { $by } напред до поле { $cell }
   *[back] по пътека { $track } с { $by } назад до поле { $cell }
  }
northcott-axis-x = поле
northcott-axis-y = пътека
northcott-part = пътека
northcott-field-tracks = Пътеки
northcott-field-cells = Полета на пътека
northcott-field-rams = Овни, ляв-десен
northcott-form-rams = левият и десният овен на всяка пътека, например 1-8,3-5
northcott-off-track = овните { $track } са поставени грешно: левият трябва да е вляво от десния и двата на полета от 1 до { $cells }
northcott-reach = овенът на пътека { $track } е на { $from } и може да отиде на друго поле от { $first } до { $last }
northcott-no-cell = овенът на пътека { $track } е на { $from } и няма къде да отиде
northcott-preset-default = три пътеки по осем полета
northcott-preset-staggered = четири разстояния: 6, 3, 0, 2
northcott-preset-worked = разстояния 18, 8, 14, 9, 23
northcott-preset-even = всички колони са четни
northcott-preset-wide = десет пътеки по четиридесет полета

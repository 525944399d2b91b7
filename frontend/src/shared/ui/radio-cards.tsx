import './radio-cards.css';

/** One of a few options, with a note that explains it. */
export interface RadioCard<Value extends string> {
  value: Value;
  label: string;
  note: string;
}

interface RadioCardsProps<Value extends string> {
  /** The radio group's name, unique on the screen. */
  name: string;
  /** The id of the heading that names the choice. */
  labelledBy: string;
  cards: readonly RadioCard<Value>[];
  /** Undefined until something is chosen. */
  chosen: Value | undefined;
  disabled?: boolean;
  onChoose: (value: Value) => void;
}

/** A choice of a few options, all visible at once. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { name, labelledBy, cards, chosen, disabled, onChoose } = props;
  return (
    <div className="radio-cards" role="radiogroup" aria-labelledby={labelledBy}>
      {cards.map(({ value, label, note }) => (
        <label key={value} className="radio-card">
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            disabled={disabled}
            onChange={() => onChoose(value)}
          />
          <span>
            {label}
            <small>{note}</small>
          </span>
        </label>
      ))}
    </div>
  );
}

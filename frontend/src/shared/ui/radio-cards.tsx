import './radio-cards.css';

/** One of a few choices, with a word on what it means. */
export interface RadioCard<Value extends string> {
  value: Value;
  label: string;
  note: string;
}

interface RadioCardsProps<Value extends string> {
  /** Tells these radios from others of the screen. */
  name: string;
  /** The id of the heading that names the choice. */
  labelledBy: string;
  cards: readonly RadioCard<Value>[];
  /** Undefined while nothing was chosen. */
  chosen: Value | undefined;
  disabled?: boolean;
  onChoose: (value: Value) => void;
}

/** A choice out of a few, all of them seen at once. */
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

import { Choice, Switch } from './billing.style.ts';

interface BillingSwitchProps {
  /** Name of the radio buttons, unique on the page. */
  name: string;
  label: string;
  monthly: string;
  yearly: string;
}

/** Radio buttons by which CSS alone shows monthly or yearly prices. */
export function BillingSwitch({ name, label, monthly, yearly }: BillingSwitchProps) {
  return (
    <Switch>
      <legend className="visually-hidden">{label}</legend>
      <Choice>
        <input type="radio" name={name} value="monthly" defaultChecked />
        <span>{monthly}</span>
      </Choice>
      <Choice>
        <input type="radio" name={name} value="yearly" />
        <span>{yearly}</span>
      </Choice>
    </Switch>
  );
}

import { type ComponentType, memo, useMemo, useRef } from 'react';

/**
 * Returns a component that renders again only when its data changes, compared by content. Its callbacks
 * may change at any time; the latest ones are called. Each letter that authors type renders the form.
 */
export function memoByValue<Props extends object>(Component: ComponentType<Props>) {
  const Memoized = memo(Component as ComponentType<object>, isEqual);
  return (props: Props) => {
    const latest = useRef(props);
    latest.current = props;
    const callbacks = useMemo(
      () =>
        Object.fromEntries(
          Object.entries(latest.current).flatMap(([name, value]) =>
            typeof value === 'function'
              ? [
                  [
                    name,
                    (...args: never[]) =>
                      (Reflect.get(latest.current, name) as typeof value)(...args),
                  ],
                ]
              : [],
          ),
        ),
      [],
    );
    return <Memoized {...props} {...callbacks} />;
  };
}

function isEqual(before: object, after: object): boolean {
  return Object.entries(after).every(([name, value]) => {
    const previous = Reflect.get(before, name);
    if (previous === value || typeof value === 'function') return true;
    return JSON.stringify(previous) === JSON.stringify(value);
  });
}

const OPTIONS = { numeric: true } as const;

let collator: Intl.Collator | null = null;

/** Has texts be compared as readers of a language expect: "ä" after "a" in German, after "z" in Swedish. */
export const collateAs = ( locale: string ): void => {
	collator = new Intl.Collator( locale, OPTIONS );
};

/** The order of two names; numbers in them by their value. */
export function compareTexts( one: string, other: string ): number {
	collator ??= new Intl.Collator( undefined, OPTIONS );
	return collator.compare( one, other );
}

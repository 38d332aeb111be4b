const OPTIONS = { numeric: true } as const;

let collator: Intl.Collator | null = null;

/** Sets the locale for comparing texts: "ä" is after "a" in German, and after "z" in Swedish. */
export const collateAs = ( locale: string ): void => {
	collator = new Intl.Collator( locale, OPTIONS );
};

/** The order of two names; numbers in them count by value. */
export function compareTexts( one: string, other: string ): number {
	collator ??= new Intl.Collator( undefined, OPTIONS );
	return collator.compare( one, other );
}

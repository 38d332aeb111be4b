import { storedText } from './storedText';

/** A number with a unit, such as `1.5rem`. */
export interface Length {
	readonly number: number;
	readonly unit: string;
}

/** Parses a plain length; null for expressions such as `calc()`, and for other values. */
export function parseLength( value: unknown ): Length | null {
	const [ , number, unit ] =
		/^([+-]?(?:\d+(?:\.\d*)?|\.\d+))\s*(%|[a-z]{0,5})$/i.exec(
			storedText( value ).trim()
		) ?? [];
	return number === undefined
		? null
		: { number: Number( number ), unit: ( unit ?? '' ).toLowerCase() };
}

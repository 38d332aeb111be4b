import { storedText } from './storedText';

/** A number with a unit, as `1.5rem`. */
export interface Length {
	readonly number: number;
	readonly unit: string;
}

/** A plain length; null for expressions such as `calc()`, and for anything that is no length. */
export function parseLength( value: unknown ): Length | null {
	const [ , number, unit ] =
		/^([+-]?(?:\d+(?:\.\d*)?|\.\d+))\s*(%|[a-z]{0,5})$/i.exec(
			storedText( value ).trim()
		) ?? [];
	return number === undefined
		? null
		: { number: Number( number ), unit: ( unit ?? '' ).toLowerCase() };
}

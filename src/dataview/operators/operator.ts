/** A comparable key: field types convert their values to it. */
export type Key = string | number;

export interface Operator {
	/** Whether it takes one value or several. */
	readonly takes: 'one' | 'many';
	/** Its name in the list of conditions. */
	label(): string;
	/** The chip's text. */
	sentence( field: string, values: string ): string;
	/** Whether an item stays, depending on which of the wanted values it has. */
	test( has: ( key: Key ) => boolean, wanted: readonly Key[] ): boolean;
}

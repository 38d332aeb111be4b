import { isRecord } from './guards';

/** A text in a value. */
export interface TextLeaf {
	/** The name of the innermost property that has it, also within lists; empty without one. */
	readonly name: string;
	/** The name of the property around that one; empty without one. */
	readonly above: string;
	/** The number of properties that lead to it. */
	readonly depth: number;
	readonly text: string;
}

/** All texts in a value, in their order. However deep it is. */
export function textLeaves( value: unknown ): readonly TextLeaf[] {
	const leaves: TextLeaf[] = [];
	const waiting = [ { name: '', above: '', depth: 0, value } ];
	for ( let next = waiting.pop(); next; next = waiting.pop() ) {
		const { value: tree, ...place } = next;
		if ( typeof tree === 'string' ) {
			leaves.push( { ...place, text: tree } );
		} else if ( Array.isArray( tree ) ) {
			const items: readonly unknown[] = tree;
			for ( const inner of [ ...items ].reverse() ) {
				waiting.push( { ...place, value: inner } );
			}
		} else if ( isRecord( tree ) ) {
			for ( const [ name, inner ] of Object.entries( tree ).reverse() ) {
				waiting.push( {
					name,
					above: place.name,
					depth: place.depth + 1,
					value: inner,
				} );
			}
		}
	}
	return leaves;
}

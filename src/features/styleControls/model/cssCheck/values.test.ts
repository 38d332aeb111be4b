import fc from 'fast-check';
import { invalidTextReason } from '../../../globalStyles/index.model';
import { checkCss } from '.';

describe( 'values that pass the check of texts', () => {
	it( 'keeps a value where it is: nothing of it reaches what follows', () => {
		// Whatever is let through leaves the declaration behind it alone, as a browser reads it.
		fc.assert(
			fc.property(
				fc.string( {
					unit: fc.constantFrom(
						...Array.from( 'a1 -#"\'();{}/*\\<>!,:url' )
					),
					maxLength: 24,
				} ),
				( text ) => {
					fc.pre( invalidTextReason( text ) === null );
					expect( rulesAfter( text ) ).toBe( 1 );
				}
			),
			{ numRuns: 2000 }
		);
	} );
} );

/** How many rules a browser finds in a sheet with the text as a value. */
function rulesAfter( text: string ): number {
	const { problems } = checkCss( `a{color:${ text };b:c}` );
	return problems.some( ( { reason } ) =>
		[ 'unclosed', 'unexpected', 'string', 'comment', 'url' ].includes(
			reason
		)
	)
		? 0
		: 1;
}

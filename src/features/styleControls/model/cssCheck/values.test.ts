import fc from 'fast-check';
import { invalidTextReason } from '@/features/globalStyles/index.model';
import { checkCss } from '.';

describe( 'values that are valid texts', () => {
	it( 'never affect the declaration that follows', () => {
		// A browser parses the next declaration unchanged after every accepted value.
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

/** The number of rules that a browser finds in a sheet with the text as a value. */
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

/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { render, screen } from '@testing-library/react';
import { BarText } from './Bar';
import { useRoom } from './useRoom';

const STACKED = 2;
const BRIEF = 3;

function Bar() {
	const [ steps, element ] = useRoom( '', BRIEF );
	return (
		<BarText
			title={ ( name ) => `Site draft: ${ name }` }
			name="A long name"
			element={ element }
			isStacked={ steps >= STACKED }
		>
			{ steps < BRIEF && '8 changes' }
		</BarText>
	);
}

it( 'regression: leaves out nothing for a name that is too long for a line of its own', () => {
	jest.spyOn( Element.prototype, 'scrollWidth', 'get' ).mockImplementation(
		function ( this: Element ) {
			return this.tagName === 'BDI' ? 900 : 0;
		}
	);
	render( <Bar /> );
	expect( screen.getByRole( 'paragraph' ).dataset.stacked ).toBe( 'true' );
	expect( screen.getByRole( 'paragraph' ).textContent ).toBe(
		'Site draft: A long name8 changes'
	);
} );

/**
 * @jest-environment jsdom
 */
import { fieldChangeLabel } from './changeLabels';

it.each( [
	[
		'as it is read, without its entities',
		'Fish &amp; Chips',
		'Fish &amp; &lt;Chips&gt;',
		'Title: “Fish & Chips” → “Fish & <Chips>”',
	],
	[
		'as it is stored, where only its entities change',
		'Fish & Chips',
		'Fish &amp; Chips',
		'Title: “Fish & Chips” → “Fish &amp; Chips”',
	],
] )( 'names a title %s', ( _name, from, to, label ) => {
	expect( fieldChangeLabel( { path: [ 'title' ], from, to } ) ).toBe( label );
} );

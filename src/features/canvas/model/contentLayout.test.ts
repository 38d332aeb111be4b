import { contentLayout } from './contentLayout';

it( 'has the theme’s content width', () => {
	expect(
		contentLayout( true, {
			layout: { contentSize: '600px', wideSize: '900px' },
			useRootPaddingAwareAlignments: true,
		} )
	).toEqual( {
		layout: {
			type: 'constrained',
			contentSize: '600px',
			wideSize: '900px',
		},
		className: 'is-layout-constrained has-global-padding',
	} );
} );

it.each( [
	[ 'no settings', undefined ],
	[ 'no widths', {} ],
	[ 'invalid settings', { layout: 'wide' } ],
] )( 'is constrained by a theme with %s', ( _case, features ) => {
	expect( contentLayout( true, features ) ).toEqual( {
		layout: { type: 'constrained' },
		className: 'is-layout-constrained',
	} );
} );

it( 'is the full canvas in classic themes', () => {
	expect( contentLayout( false, {} ) ).toEqual( {
		layout: { type: 'default' },
		className: 'is-layout-flow',
	} );
} );

import { removalOf } from './removal';

describe( 'removalOf', () => {
	it.each( [
		[ 'wp_template', { source: 'theme', has_theme_file: true }, null ],
		[ 'wp_template', { source: 'custom', has_theme_file: true }, 'reset' ],
		[
			'wp_template',
			{ source: 'custom', has_theme_file: false },
			'delete',
		],
		[ 'wp_template', { source: 'custom', plugin: 'shop' }, 'reset' ],
		[ 'wp_template_part', { source: 'custom' }, 'delete' ],
		[ 'wp_template_part', { source: 'plugin' }, null ],
		[ 'page', {}, 'trash' ],
		[ 'wp_block', { source: 'custom' }, 'trash' ],
	] )( 'of %s with %j is %s', ( type, post, expected ) => {
		expect( removalOf( type, post, true ) ).toBe( expected );
		expect( removalOf( type, post, false ) ).toBe(
			expected === 'trash' ? 'delete' : expected
		);
	} );
} );

import fs from 'node:fs';
import path from 'node:path';

// The rules of wordpress.org's Plugin Check for which PHP_CodeSniffer alone has no sniff: phpcs.basic.xml has those for
// which it has one, docs/release.md lists them all.

const root = path.resolve( import.meta.dirname, '../..' );

const phpIn = ( folder: string ): readonly string[] =>
	fs
		.readdirSync( path.join( root, folder ), {
			recursive: true,
			encoding: 'utf8',
		} )
		.filter( ( file ) => file.endsWith( '.php' ) )
		.map( ( file ) => `${ folder }/${ file }` );

const read = (
	files: readonly string[]
): readonly { file: string; lines: readonly string[] }[] =>
	files.map( ( file ) => ( {
		file,
		lines: fs.readFileSync( path.join( root, file ), 'utf8' ).split( '\n' ),
	} ) );

const php = read( [ 'plugin.php', 'uninstall.php', ...phpIn( 'includes' ) ] );

/** Matching lines without an annotation of the rule, on the line or above. */
const linesWith = ( pattern: RegExp, rule = 'no annotation' ): string[] =>
	php.flatMap( ( { file, lines } ) =>
		lines.flatMap( ( line, at ) =>
			pattern.test( line ) &&
			! line.includes( rule ) &&
			! ( lines[ at - 1 ] ?? '' ).includes( rule ) &&
			! /^\s*\*/.test( line )
				? [ `${ file }:${ at + 1 }: ${ line.trim() }` ]
				: []
		)
	);

describe( 'the PHP rules of wordpress.org', () => {
	it.each( [
		[ 'addresses of a developer’s machine', /localhost|127\.0\.0\.1/ ],
		[ 'uploads without a filter', /ALLOW_UNFILTERED_UPLOADS/ ],
		[
			'updates of its own',
			/update_plugins\b.*(?:add_filter|set_site_transient)|pre_set_site_transient/,
		],
		[
			'files of others',
			/(?:wp_enqueue|wp_register)_(?:script|style)\([^)]*https?:/,
		],
		[
			'links of its menu to elsewhere',
			/add_(?:menu|submenu)_page\([^)]*https?:/,
		],
		[ 'requests without WordPress', /\bfile_get_contents\( *['"]http/ ],
		[ 'input from anywhere', /\$_(?:REQUEST|FILES)\b/ ],
	] )( 'has no %s', ( _name, pattern ) => {
		expect( linesWith( pattern ) ).toStrictEqual( [] );
	} );

	it( 'reads forms only where their nonce is checked', () => {
		const reading = php.filter( ( { lines } ) =>
			lines.some( ( line ) => line.includes( '$_POST' ) )
		);
		expect( reading.length ).toBeGreaterThan( 0 );
		expect(
			reading
				.filter(
					( { lines } ) =>
						! lines.some( ( line ) =>
							line.includes( 'check_admin_referer(' )
						)
				)
				.map( ( { file } ) => file )
		).toStrictEqual( [] );
	} );

	it( 'gives a reason for direct database queries', () => {
		expect(
			linesWith(
				/\$wpdb->(?:query|get_var|get_row|get_col|get_results|insert|update|delete|replace)\(/,
				'phpcs:ignore WordPress.DB'
			)
		).toStrictEqual( [] );
	} );

	it( 'gives a reason for every exception', () => {
		expect(
			[ ...php, ...read( phpIn( 'tests' ) ) ].flatMap(
				( { file, lines } ) =>
					lines
						.filter(
							( line ) =>
								/phpcs:(?:ignore|disable)|@phpstan-ignore/.test(
									line
								) &&
								! /(?: -- |@phpstan-ignore [\w.]+ \()\S.{4}/.test(
									line
								)
						)
						.map( ( line ) => `${ file }: ${ line.trim() }` )
			)
		).toStrictEqual( [] );
	} );

	it( 'escapes everything it prints', () => {
		expect(
			linesWith(
				/\becho (?!esc_|wp_kses|wp_json_encode|\(int\)|')|<\?=/,
				'phpcs:ignore WordPress.Security.EscapeOutput'
			)
		).toStrictEqual( [] );
	} );

	it( 'prefixes all globals', () => {
		expect(
			linesWith( /^(?:function (?!atelier_)|const |class )/ ).concat(
				linesWith( /\bdefine\( '(?!ATELIER_|WP_USE)/ ),
				linesWith(
					/\b(?:add_option|update_option|set_transient)\( '(?!atelier_)/
				)
			)
		).toStrictEqual( [] );
		expect(
			php.filter(
				( { file, lines } ) =>
					file.startsWith( 'includes/' ) &&
					! lines.some( ( line ) =>
						/^namespace Atelier(\\\w+)?;$/.test( line )
					)
			)
		).toStrictEqual( [] );
	} );
} );

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\adversary;

/**
 * Values that an attacker would send. The same seed gives the same values.
 */
final class Hostile_Values {
	/** Values that a browser would run. */
	public const SCRIPTS = array(
		'<script>adv()</script>',
		'<!-- wp:html --><script>adv()</script><!-- /wp:html -->',
		'<img src=x onerror=adv()>',
		'<svg/onload=adv()>',
		'<a href="javascript:adv()">x</a>',
		"<a href=\"java\nscript:adv()\" onclick='adv()'>x</a>",
		'<iframe srcdoc="<script>adv()</script>"></iframe>',
		'</style><script>adv()</script>',
		'</textarea></title><script>adv()</script>',
		'<!-- wp:paragraph {"style":{"css":"</style><script>adv()</script>"}} --><p>x</p><!-- /wp:paragraph -->',
		'<!-- wp:paragraph {"placeholder":"\u003cscript\u003eadv()\u003c/script\u003e"} --><p>x</p><!-- /wp:paragraph -->',
		"<scr\0ipt>adv()</scr\0ipt>",
		'<<script>script>adv()</script>',
		'{"raw":"<script>adv()</script>"}',
		'[{"content":"<img src=x onerror=adv()>","id":"aaaa"}]',
	);

	/** Values that are code if they end up outside of a text. */
	public const SQL = array(
		'x wp_posts.post_title MARKER',
		'or (select 1 MARKER) or',
		"' or MARKER or '",
		"wp_posts.post_title ' or MARKER or ' wp_posts.post_name",
		"\\' or MARKER -- ",
		'\\" or MARKER # wp_posts.post_status',
		'`wp_posts`.`post_title` ) UNION SELECT MARKER FROM `wp_users` -- ',
		" wp_term_relationships.object_id MARKER ' wp_term_relationships.term_taxonomy_id",
		' wp_posts.menu_order MARKER wp_posts.post_date wp_posts.post_content',
		"%' MARKER %s %1\$s %d {placeholder} '",
		'%27 or MARKER or %27',
		"/* ' */ MARKER /* ' */",
	);

	private const TEXTS = array(
		"a\0b",
		"\0",
		'a%00b%0d%0aX: y',
		'..',
		'../../../wp-config',
		'THEME//../../wp-config',
		'THEME//x/../404',
		'../THEME//404',
		'//',
		'THEME//',
		'atelier_hidden',
		'atelier_live',
		'inherit',
		'-1',
		'1e309',
		'9223372036854775808',
		'-9223372036854775809',
		'0x7fffffff',
		'2026-02-30T99:99:99',
		'9999999-01-01',
		'🎉',
		'a:1:{s:1:"a";s:1:"b";}',
		'O:8:"stdClass":0:{}',
	);

	/** @var array<string, list<int|string>> IDs that belong to others, by name. */
	private array $ids;

	/** @param list<int|string> $ids IDs of records that belong to others, or to Atelier. */
	public function __construct( int $seed, array $ids ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- The same values each time.
		mt_srand( $seed );
		$this->ids = array( 'ids' => $ids );
	}

	/** A number with the seed. */
	public static function random( int $most ): int {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.rand_mt_rand -- The same values each time.
		return mt_rand( 0, $most );
	}

	/**
	 * @template T
	 * @param list<T> $list
	 * @return T
	 */
	public static function one_of( array $list ) {
		return $list[ self::random( count( $list ) - 1 ) ];
	}

	/** A text with a script, SQL or something else. */
	public function text(): string {
		$text = self::one_of( self::one_of( array( self::SCRIPTS, self::SCRIPTS, self::SQL, self::SQL, self::TEXTS, array( $this->long() ) ) ) );
		return strtr(
			$text,
			array(
				'MARKER' => Query_Log::MARKER,
				'THEME'  => get_stylesheet(),
				'wp_'    => $GLOBALS['wpdb']->prefix,
			)
		);
	}

	/** A text on which careless patterns spend much time. */
	private function long(): string {
		return self::one_of(
			array(
				str_repeat( '<!-- wp:a {', 3000 ) . ' -->',
				str_repeat( '[', 20000 ),
				str_repeat( '<a ', 8000 ),
				str_repeat( "'", 20000 ),
				str_repeat( '<!-- wp:group --><div>', 60 ),
			)
		);
	}

	/**
	 * A value of the wrong type at some depth.
	 *
	 * @return mixed
	 */
	public function wrong_type() {
		$text = $this->text();
		return self::one_of(
			array(
				array(),
				array( $text ),
				array( array( $text ) ),
				(object) array(),
				array( 'raw' => $text ),
				array( 'raw' => array( 'raw' => $text ) ),
				array( 'raw' => array( 'raw' => array( 'raw' => $text ) ) ),
				array( 'raw' => array( $text ) ),
				array( 'raw' => 5 ),
				array( 'raw' => null ),
				array( 'raw' => false ),
				array( 'rendered' => $text ),
				array( $text => $text ),
				array( '__proto__' => array( 'raw' => $text ) ),
				self::nested( 50, $text ),
				self::nested( 50, $text, 'raw' ),
				0,
				-1,
				PHP_INT_MAX,
				PHP_INT_MIN,
				9.3e18,
				1e308,
				0.1,
				true,
				false,
				null,
				self::one_of( $this->ids['ids'] ),
				(string) self::one_of( $this->ids['ids'] ),
			)
		);
	}

	/** @return array<int|string, mixed> */
	private static function nested( int $depth, string $text, string $name = '' ): array {
		$value = $text;
		for ( $level = 0; $level < $depth; ++$level ) {
			$value = '' === $name ? array( $value ) : array( $name => $value );
		}
		return (array) $value;
	}

	/**
	 * A hostile value for an argument: often of the right type, with something hostile within.
	 *
	 * @param array<string, mixed> $schema
	 * @return mixed
	 */
	public function for_argument( string $name, array $schema ) {
		if ( 0 === self::random( 3 ) ) {
			return $this->wrong_type();
		}
		switch ( $name ) {
			case 'meta':
				return array( self::one_of( array( 'footnotes', Mini_Plugin::GUARDED, Mini_Plugin::SANITIZED, 'wp_pattern_sync_status', '_wp_page_template', '_edit_lock' ) ) => self::random( 1 ) ? $this->text() : $this->wrong_type() );
			case 'records':
				return $this->records();
			case 'styles':
				return self::one_of(
					array(
						array( 'css' => $this->text() ),
						array( 'color' => array( 'text' => $this->text() ) ),
						array( 'blocks' => array( 'core/group' => array( 'css' => $this->text() ) ) ),
						array( 'elements' => array( $this->text() => array( 'color' => array( 'text' => 'red' ) ) ) ),
						array( 'typography' => array( 'fontFamily' => $this->wrong_type() ) ),
					)
				);
			case 'settings':
				return array( 'color' => array( 'palette' => array( 'custom' => array( array( 'slug' => $this->text(), 'name' => $this->text(), 'color' => $this->text() ) ) ) ) );
			case 'author':
			case 'parent':
			case 'featured_media':
			case 'id':
			case 'to':
			case 'entry':
				return self::one_of( array( $this->text(), PHP_INT_MAX, -5, self::one_of( $this->ids['ids'] ), self::one_of( $this->ids['ids'] ) ) );
		}
		return $this->for_schema( $schema );
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return mixed
	 */
	private function for_schema( array $schema ) {
		$types = (array) ( $schema['type'] ?? 'string' );
		switch ( self::one_of( array_values( $types ) ) ) {
			case 'array':
				return array( isset( $schema['items'] ) ? $this->for_schema( (array) $schema['items'] ) : $this->text(), $this->text() );
			case 'object':
				$names = array_keys( (array) ( $schema['properties'] ?? array() ) );
				$name  = $names ? self::one_of( $names ) : $this->text();
				return array( $name => $names ? $this->for_schema( (array) $schema['properties'][ $name ] ) : $this->wrong_type() );
			case 'integer':
			case 'number':
				return self::one_of( array( -1, 0, PHP_INT_MAX, PHP_INT_MIN, 9.3e18, 'x', self::one_of( $this->ids['ids'] ) ) );
			case 'boolean':
				return self::one_of( array( true, false, 'x', 2, array( true ) ) );
		}
		return isset( $schema['enum'] ) && self::random( 1 ) ? self::one_of( array_values( $schema['enum'] ) ) : $this->text();
	}

	/** @return list<array<string, mixed>> Unsaved records. */
	private function records(): array {
		$theme = get_stylesheet();
		$known = array(
			array( 'page', self::one_of( $this->ids['ids'] ) ),
			array( 'post', self::one_of( $this->ids['ids'] ) ),
			array( 'wp_navigation', self::one_of( $this->ids['ids'] ) ),
			array( 'wp_block', self::one_of( $this->ids['ids'] ) ),
			array( 'wp_template', "$theme//404" ),
			array( 'wp_template_part', "$theme//footer" ),
			array( 'site', '' ),
			array( 'atelier_change', self::one_of( $this->ids['ids'] ) ),
			array( 'user', '1' ),
			array( $this->text(), $this->text() ),
		);
		list( $type, $id ) = self::one_of( $known );
		$property          = self::one_of( array( 'title', 'content', 'excerpt', 'meta', 'description', 'status', 'slug', 'template', $this->text() ) );
		$value             = 'meta' === $property ? $this->for_argument( 'meta', array() ) : ( self::random( 1 ) ? $this->text() : $this->wrong_type() );
		return array(
			array(
				'type'  => $type,
				'id'    => (string) $id,
				'edits' => array( $property => $value ),
			),
		);
	}
}

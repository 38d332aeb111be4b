<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\SiteDrafts;

use Atelier\History\Recorder;
use Atelier\Records\Admitted_Edits;
use Atelier\Records\Change;
use Atelier\Records\Hidden_Posts;
use Atelier\Records\Record_Route;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\Support\Signature;
use Atelier\Tests\Test_Case;
use Atelier\Tests\Wiring;
use RuntimeException;
use WP_REST_Request;
use WP_REST_Response;
use WP_Theme_JSON_Resolver;

/**
 * Base class of tests with their own transactions. It restores the tables afterwards.
 */
abstract class Committed_Case extends Test_Case {
	/** Options that aren't part of a site draft. */
	private const PASSING = '/^(?:cron|_transient|_site_transient|atelier_saving_|atelier_agent_rate_|fresh_site|.+_children$)/';

	/** Rows of a statement: larger statements than the database accepts are lost. */
	private const AT_ONCE = 50;

	protected Draft_Store $store;

	/** @var array<string, array<string, array<string, string|null>>> */
	private array $tables = array();

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$wpdb->query( 'ROLLBACK' );
		WP_Theme_JSON_Resolver::clean_cached_data();
		$this->tables = self::read_tables();
		$this->store  = Wiring::drafts();
		$this->log_in_as( 'administrator' );
		WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
	}

	protected function tearDown(): void {
		global $wpdb;
		$wpdb->query( 'ROLLBACK' );
		self::write_tables( $this->tables );
		// PHPUnit keeps each test until the end.
		$this->tables = array();
		parent::tearDown();
		WP_Theme_JSON_Resolver::clean_cached_data();
	}

	/** @return array<string, string> The primary key column, by table. */
	private static function identifiers(): array {
		global $wpdb;
		return array(
			$wpdb->posts              => 'ID',
			$wpdb->postmeta           => 'meta_id',
			$wpdb->options            => 'option_id',
			$wpdb->terms              => 'term_id',
			$wpdb->termmeta           => 'meta_id',
			$wpdb->term_taxonomy      => 'term_taxonomy_id',
			$wpdb->term_relationships => 'object_id, term_taxonomy_id',
			$wpdb->users              => 'ID',
			$wpdb->usermeta           => 'umeta_id',
		);
	}

	/** @return array<string, array<string, array<string, string|null>>> Rows by table and primary key. */
	protected static function read_tables(): array {
		global $wpdb;
		$tables = array();
		foreach ( self::identifiers() as $table => $columns ) {
			$tables[ $table ] = array();
			foreach ( $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ) as $row ) {
				$tables[ $table ][ implode( ',', array_intersect_key( $row, array_flip( explode( ', ', $columns ) ) ) ) ] = $row;
			}
		}
		return $tables;
	}

	/** @param array<string, array<string, array<string, string|null>>> $tables */
	protected static function write_tables( array $tables ): void {
		$now = self::read_tables();
		foreach ( self::identifiers() as $table => $columns ) {
			self::delete_rows( $table, $columns, array_keys( array_diff_key( $now[ $table ], $tables[ $table ] ) ) );
			self::put_rows( $table, array_filter( $tables[ $table ], static fn( array $row, $id ): bool => ( $now[ $table ][ $id ] ?? null ) !== $row, ARRAY_FILTER_USE_BOTH ) );
		}
	}

	/** @param list<int|string> $ids Primary keys, as read_tables() has them. */
	private static function delete_rows( string $table, string $columns, array $ids ): void {
		global $wpdb;
		$is_row = static function ( $id ) use ( $columns ): string {
			$values = array_map( 'intval', explode( ',', (string) $id ) );
			return '(' . implode( ' AND ', array_map( static fn( string $column, int $value ): string => "$column = $value", explode( ', ', $columns ), $values ) ) . ')';
		};
		foreach ( array_chunk( array_map( $is_row, $ids ), self::AT_ONCE ) as $some ) {
			$wpdb->query( "DELETE FROM $table WHERE " . implode( ' OR ', $some ) );
		}
	}

	/** @param array<array<string, string|null>> $rows */
	private static function put_rows( string $table, array $rows ): void {
		global $wpdb;
		foreach ( array_chunk( $rows, self::AT_ONCE ) as $some ) {
			$names  = implode( ', ', array_map( static fn( string $name ): string => "`$name`", array_keys( $some[0] ) ) );
			$values = array_map( static fn( array $row ): string => '(' . implode( ', ', array_map( static fn( $value ): string => null === $value ? 'NULL' : $wpdb->prepare( '%s', $value ), $row ) ) . ')', $some );
			$wpdb->query( "REPLACE INTO $table ($names) VALUES " . implode( ', ', $values ) );
		}
	}

	/** The plugin's, which would write at the end of the process. */
	protected static function plugin_recorder(): Recorder {
		foreach ( $GLOBALS['wp_filter']['shutdown']->callbacks[10] as $callback ) {
			if ( is_array( $callback['function'] ) && $callback['function'][0] instanceof Recorder ) {
				return $callback['function'][0];
			}
		}
		throw new RuntimeException( 'The history isn’t recorded.' );
	}

	/** @return array<string, list<array<string, string|null>>> The stored rows, for comparison, with the history so far. */
	protected static function stored(): array {
		global $wpdb;
		self::plugin_recorder()->flush();
		$tables                   = array_map( 'array_values', array_diff_key( self::read_tables(), array( $wpdb->usermeta => true ) ) );
		$tables[ $wpdb->options ] = array_values( array_filter( $tables[ $wpdb->options ], static fn( array $row ): bool => ! preg_match( self::PASSING, (string) $row['option_name'] ) ) );
		return $tables;
	}

	/**
	 * The rows that differ between two states.
	 *
	 * @param array<string, list<array<string, string|null>>> $one
	 * @param array<string, list<array<string, string|null>>> $other
	 */
	protected static function difference( array $one, array $other ): string {
		$found = array();
		foreach ( $one as $table => $rows ) {
			$here  = array_map( 'wp_json_encode', $rows );
			$there = array_map( 'wp_json_encode', $other[ $table ] );
			foreach ( array_merge( array_diff( $here, $there ), array_diff( $there, $here ) ) as $row ) {
				$found[] = $table . ' ' . substr( (string) $row, 0, 200 );
			}
		}
		return implode( "\n", array_slice( $found, 0, 6 ) );
	}

	/** Creates a draft for the active theme. */
	protected function make_draft(): int {
		return $this->store->create( 'A relaunch' );
	}

	/** Creates a page or another post. */
	protected function make( string $type, string $title = 'Before', string $content = '' ): int {
		return $this->make_post(
			array(
				'post_type'    => $type,
				'post_title'   => $title,
				'post_content' => $content,
			)
		);
	}

	/**
	 * Adds a change to a draft that is based on the current record.
	 *
	 * @param int|string           $id
	 * @param array<string, mixed> $edits
	 */
	protected function change( int $draft, string $type, $id, array $edits, string $action = Change::UPDATE ): string {
		$change = $this->change_of( $type, (string) $id, $edits, array(), "The $type", $action );
		if ( Change::CREATE !== $action ) {
			$live     = Wiring::live_records()->of( $change, Record_Route::of( $change ) );
			$base     = array_intersect_key( $live->values, $edits );
			$admitted = Admitted_Edits::admit( $type, (string) $id, $action, $edits );
			$change   = Change::of( $admitted, Change::DELETE === $action ? array() : $base, $live->version, "The $type" );
		}
		$this->store->put( $draft, $change );
		return $change->key();
	}

	/**
	 * Rewrites a stored change as an earlier version of the site would have signed it.
	 *
	 * @param array<string, mixed> $values Of its JSON.
	 */
	protected function rewrite( int $draft, string $key, array $values ): void {
		global $wpdb;
		$post    = $this->store->change_post( $draft, $key );
		$payload = (string) wp_json_encode( $values + array_diff_key( json_decode( $post->post_content, true ), array( 'signature' => 1 ) ), JSON_HEX_TAG );
		$content = '{"signature":"' . Signature::of( "change:$draft", $payload ) . '",' . substr( $payload, 1 );
		$wpdb->update( $wpdb->posts, array( 'post_content' => $content ), array( 'ID' => $post->ID ) );
		clean_post_cache( $post->ID );
	}

	/**
	 * Adds a new post to a draft.
	 *
	 * @param array<string, mixed> $edits
	 */
	protected function change_new( int $draft, string $type, array $edits ): int {
		$id = $this->make_post(
			array(
				'post_type'   => $type,
				'post_status' => Hidden_Posts::STATUS,
				'post_title'  => $edits['title'] ?? '',
			)
		);
		$this->change( $draft, $type, $id, $edits, Change::CREATE );
		return $id;
	}

	/** @param array<string, mixed> $parameters */
	protected function ask( string $method, string $route, array $parameters = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, "/atelier/v1/site-drafts/$route" );
		$request->set_body_params( $parameters );
		return rest_do_request( $request );
	}

	protected static function styles_id(): int {
		return (int) WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
	}

	/**
	 * Creates a draft with a number of changes of all types.
	 *
	 * @return int Its ID.
	 */
	protected function make_large_draft( int $records ): int {
		$draft = $this->make_draft();
		$theme = get_stylesheet();
		$made  = 0;
		$steps = array(
			fn() => $this->change( $draft, 'page', $this->make( 'page' ), array( 'title' => 'After', 'content' => '<!-- wp:paragraph --><p>After</p><!-- /wp:paragraph -->' ) ),
			fn() => $this->change_new( $draft, 'page', array( 'title' => 'New', 'slug' => "new-$made", 'status' => 'publish' ) ),
			fn() => $this->change( $draft, 'wp_global_styles', self::styles_id(), array( 'styles' => array( 'color' => array( 'text' => '#123456' ) ) ) ),
			fn() => $this->change( $draft, Change::SITE, '', array( 'title' => 'After', 'description' => 'After' ) ),
			fn() => $this->change( $draft, 'wp_template', "$theme//404", array( 'content' => '<!-- wp:spacer /-->' ) ),
			fn() => $this->change( $draft, 'page', $this->make( 'page', 'Removed' ), array(), Change::DELETE ),
			fn() => $this->change( $draft, 'wp_template_part', "$theme//after", array( 'title' => 'After', 'content' => '', 'area' => 'footer' ), Change::CREATE ),
			fn() => $this->change( $draft, 'wp_block', $this->make( 'wp_block' ), array( 'title' => 'After' ) ),
			fn() => $this->change( $draft, 'wp_navigation', $this->make( 'wp_navigation' ), array(), Change::DELETE ),
			fn() => $this->change( $draft, 'post', $this->make( 'post' ), array( 'categories' => array( (int) get_option( 'default_category' ) ), 'sticky' => true, 'excerpt' => 'After' ) ),
		);
		while ( $made < $records ) {
			// Styles, settings and templates have one record each.
			$step = $made < count( $steps ) ? $made : array( 0, 1, 5, 7, 9 )[ $made % 5 ];
			$steps[ $step ]();
			++$made;
		}
		return $draft;
	}
}

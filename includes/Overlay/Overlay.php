<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Overlay;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Change_Set;
use Atelier\Support\Invalid_Input;
use WP;

/**
 * Applies a site draft, or unsaved changes, to the site for this request: all code reads the site with them.
 */
final class Overlay {
	private Change_Set $changes;

	private ?Post_Overlay $posts = null;

	/** @var array<int, Post_Overlay|Query_Overlay|Template_Overlay|Settings_Overlay|Block_Styles_Cache> */
	private array $parts = array();

	/** @var array{ array<string, Change>, Post_Overlay }|null What lay_without() has read. */
	private ?array $read = null;

	/** @var array<string, Change|null> Changes that aren't stored yet, by key; null for those to remove. */
	private array $tried = array();

	public function __construct( Change_Set $changes ) {
		$this->changes = $changes;
	}

	/** Applies the changes in their current state. */
	public function lay(): void {
		$this->lift();
		$changes = self::displayed( array_filter( $this->tried + $this->changes->all() ) );
		$this->register( $changes, new Post_Overlay( $changes ) );
	}

	/**
	 * Applies the changes, as they were when this was called first, for checks of many records between which nothing is written.
	 *
	 * @param string $key Of a record that stays as on the live site.
	 */
	public function lay_without( string $key ): void {
		$this->lift();
		if ( ! $this->read ) {
			$all        = self::displayed( $this->changes->all() );
			$this->read = array( $all, new Post_Overlay( $all ) );
		}
		list( $all, $posts ) = $this->read;
		$others              = array_diff_key( $all, array( $key => true ) );
		$this->register( $others, isset( $all[ $key ] ) ? $posts->without( $all[ $key ], $others ) : $posts );
	}

	/**
	 * @param array<string, Change> $changes
	 * @return array<string, Change>
	 */
	private static function displayed( array $changes ): array {
		return array_map( static fn( Change $change ): Change => $change->displayed(), $changes );
	}

	/** @param array<string, Change> $changes */
	private function register( array $changes, Post_Overlay $posts ): void {
		$this->posts = $posts;
		$this->parts = array( $posts, new Query_Overlay( $posts ), new Template_Overlay( $changes ), new Settings_Overlay( $changes ), new Block_Styles_Cache( $this->changes->name() ) );
		foreach ( $this->parts as $part ) {
			$part->register();
		}
		// WordPress caches styles within a request.
		wp_clean_theme_json_cache();
	}

	/** Lays the changes over the site as they are now: others may have saved since. */
	public function refresh(): void {
		$this->lift();
		$this->changes->refresh();
		$this->lay();
	}

	/**
	 * Stores a change, or removes that of a record, unless there is an error in the answer about the site with it: what is
	 * refused writes nothing.
	 *
	 * @template T
	 * @param Change|null   $change Null to remove.
	 * @param callable(): T $answer Runs on the site with the change.
	 * @return T
	 * @throws Invalid_Input If it can't be stored.
	 */
	public function store( string $key, ?Change $change, callable $answer ) {
		$this->tried = array( $key => $change );
		$is_stored   = false;
		try {
			$this->lay();
			$result = $answer();
			if ( ! is_wp_error( $result ) ) {
				$change ? $this->changes->put( $change ) : $this->changes->remove( $key );
				$is_stored = true;
			}
			return $result;
		} finally {
			$this->tried = array();
			if ( ! $is_stored ) {
				$this->lay();
			}
		}
	}

	/** Removes the overlay. */
	public function lift(): void {
		if ( ! $this->parts ) {
			return;
		}
		foreach ( $this->parts as $part ) {
			$part->unregister();
		}
		$this->parts = array();
		$this->posts = null;
		wp_clean_theme_json_cache();
	}

	/**
	 * Runs an action on the live site, also within another one.
	 *
	 * @template T
	 * @param callable(): T $act
	 * @return T
	 */
	public function without( callable $act ) {
		if ( ! $this->parts ) {
			return $act();
		}
		$this->lift();
		try {
			return $act();
		} finally {
			$this->lay();
		}
	}

	/** Finds what a request asks for at its address in the draft. */
	public function find( WP $wp ): void {
		if ( $this->posts ) {
			$wp->query_vars = $this->posts->addresses()->find( $wp );
		}
	}

	/** The changes applied to the site. */
	public function changes(): Change_Set {
		return $this->changes;
	}

	public function draft_id(): int {
		return $this->changes->draft_id();
	}
}

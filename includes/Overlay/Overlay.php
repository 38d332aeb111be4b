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

	/** @var array<int, Post_Overlay|Query_Overlay|Template_Overlay|Settings_Overlay|Deleted_Menus|Block_Styles_Cache> */
	private array $parts = array();

	/** @var array{ array<string, Change>, Post_Overlay }|null What lay_without() has read. */
	private ?array $read = null;

	/** @var array<string, Change> The changes that are laid over the site, by key. */
	private array $laid = array();

	/** The revision of the changes that are laid. */
	private string $revision = '';

	/** The site of a network that the changes are of. */
	private int $site = 0;

	/** Whether this request works on another site of the network for a moment. */
	private bool $is_away = false;

	public function __construct( Change_Set $changes ) {
		$this->changes = $changes;
	}

	/** Applies the changes in their current state. */
	public function lay(): void {
		$this->lift();
		$changes = self::displayed( $this->changes->all() );
		$this->register( $changes, new Post_Overlay( $changes ) );
		$this->revision = $this->changes->revision();
	}

	/**
	 * Applies another change of one record, which is read again. The others stay as they are: a save costs no more in a large draft.
	 *
	 * @param Change|null $change Null for none.
	 */
	private function lay_with( string $key, ?Change $change ): void {
		$posts = $this->posts;
		if ( ! $posts ) {
			$this->lay();
			$posts = $this->posts;
		}
		$changes = array_filter( array( $key => $change ? $change->displayed() : null ) + $this->laid );
		$known   = $changes[ $key ] ?? $this->laid[ $key ] ?? null;
		$this->lift();
		if ( $posts ) {
			$this->register( $changes, $known ? $posts->with( $known->post_id(), $changes[ $key ] ?? null, $changes ) : $posts );
		}
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
		$this->laid = $changes;
		$this->add( $posts, array( $posts, new Query_Overlay( $posts ), new Template_Overlay( $changes ), new Settings_Overlay( $changes ), new Deleted_Menus( $posts ), new Block_Styles_Cache( $this->changes->name() ) ) );
	}

	/** @param array<int, Post_Overlay|Query_Overlay|Template_Overlay|Settings_Overlay|Deleted_Menus|Block_Styles_Cache> $parts */
	private function add( Post_Overlay $posts, array $parts ): void {
		$this->posts   = $posts;
		$this->parts   = $parts;
		$this->site    = get_current_blog_id();
		$this->is_away = false;
		foreach ( $this->parts as $part ) {
			$part->register();
		}
		add_action( 'switch_blog', array( $this, 'follow_site' ) );
		// WordPress caches styles within a request.
		wp_clean_theme_json_cache();
	}

	/**
	 * Another site of the network has other posts of the same IDs, and settings of its own.
	 *
	 * @param mixed $site Its ID.
	 */
	public function follow_site( $site ): void {
		$is_away = (int) $site !== $this->site;
		if ( $is_away === $this->is_away ) {
			return;
		}
		$this->is_away = $is_away;
		foreach ( $this->parts as $part ) {
			$is_away ? $part->unregister() : $part->register();
		}
		wp_clean_theme_json_cache();
	}

	/**
	 * Lays the changes over the site as they are now: others may have saved since.
	 *
	 * @param string $key Of the record that is about to be saved, which is read again; empty for none.
	 */
	public function refresh( string $key ): void {
		$this->changes->refresh( $key );
		if ( ! $this->parts || $this->changes->revision() !== $this->revision ) {
			$this->lay();
		} elseif ( isset( $this->laid[ $key ] ) ) {
			$this->lay_with( $key, $this->changes->get( $key ) );
		}
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
		$is_stored = false;
		try {
			$this->lay_with( $key, $change );
			$result = $answer();
			if ( ! is_wp_error( $result ) ) {
				$change ? $this->changes->put( $change ) : $this->changes->remove( $key );
				$is_stored = true;
				// What referred to a removed record is mended, and isn't laid yet.
				$this->revision = $change ? $this->changes->revision() : '';
			}
			return $result;
		} finally {
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
		remove_action( 'switch_blog', array( $this, 'follow_site' ) );
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
		$posts = $this->posts;
		if ( ! $posts || $this->is_away ) {
			return $act();
		}
		$parts    = $this->parts;
		$revision = $this->changes->revision();
		$this->lift();
		try {
			return $act();
		} finally {
			// Most actions only read.
			if ( $this->changes->revision() === $revision ) {
				$this->add( $posts, $parts );
			} else {
				$this->lay();
			}
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

	/** @return array<string, Change> Those that are laid over the site, by key. */
	public function laid(): array {
		return $this->laid;
	}

	public function draft_id(): int {
		return $this->changes->draft_id();
	}
}

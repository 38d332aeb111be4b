<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Overlay\Current_Overlay;
use Atelier\Records\Record_Meta;
use Atelier\Records\Record_Properties;
use Atelier\Records\Site_Settings;
use Atelier\Support\Log;
use Throwable;
use WP_Post;

/**
 * Notes which records anybody saves, and writes what they use at the end of the request. In a site draft, it reads the live site.
 */
final class Change_Watcher implements Module {
	/** Requests that change more posts, such as imports, leave them to the filler. */
	private const MOST = 200;

	/** What decides how everything is read. */
	private const OF_ALL = array( 'home', 'siteurl', 'upload_path', 'upload_url_path', 'uploads_use_yearmonth_folders' );

	private Indexer $indexer;
	private Record_Source $source;
	private Current_Overlay $request;

	/** @var array<int, array<int, true>> IDs of changed posts, by site. */
	private array $posts = array();

	/** @var array<int, array<string, true>> Methods of Record_Source for other changed records, by site. */
	private array $others = array();

	/** @var array<int, bool> Sites whose records of the design are read again; true for all records. */
	private array $outdated = array();

	public function __construct( Indexer $indexer, Record_Source $source, Current_Overlay $request ) {
		$this->indexer = $indexer;
		$this->source  = $source;
		$this->request = $request;
	}

	public function register(): void {
		add_action( 'save_post', array( $this, 'note_post' ) );
		add_action( 'deleted_post', array( $this, 'note_post' ), 10, 2 );
		add_action( 'transition_post_status', array( $this, 'note_status' ), 10, 3 );
		add_action( 'set_object_terms', array( $this, 'note_terms' ), 10, 4 );
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, array( $this, 'note_meta' ), 10, 3 );
		}
		foreach ( array( 'added_option', 'updated_option', 'deleted_option' ) as $hook ) {
			add_action( $hook, array( $this, 'note_option' ) );
		}
		foreach ( array( 'switch_theme', 'activated_plugin', 'deactivated_plugin', 'upgrader_process_complete' ) as $hook ) {
			add_action( $hook, array( $this, 'note_design' ) );
		}
		add_filter( 'wpmu_drop_tables', array( $this, 'add_table' ) );
		add_action( 'shutdown', array( $this, 'flush' ) );
	}

	/**
	 * @param mixed $id
	 * @param mixed $post
	 */
	public function note_post( $id, $post = null ): void {
		if ( ! is_numeric( $id ) || (int) $id <= 0 ) {
			return;
		}
		$post = $post instanceof WP_Post ? $post : get_post( (int) $id );
		if ( ! $post || Indexed_Types::has( $post->post_type ) ) {
			$this->posts[ get_current_blog_id() ][ (int) $id ] = true;
		}
	}

	/**
	 * Scheduled posts are published without being saved.
	 *
	 * @param mixed $now
	 * @param mixed $before
	 * @param mixed $post
	 */
	public function note_status( $now, $before = null, $post = null ): void {
		if ( $now !== $before && $post instanceof WP_Post ) {
			$this->note_post( $post->ID, $post );
		}
	}

	/**
	 * The theme of a template is a term.
	 *
	 * @param mixed $id
	 * @param mixed $terms
	 * @param mixed $term_ids
	 * @param mixed $taxonomy
	 */
	public function note_terms( $id, $terms = null, $term_ids = null, $taxonomy = null ): void {
		if ( 'wp_theme' === $taxonomy ) {
			$this->note_post( $id );
		}
	}

	/**
	 * @param mixed $meta_ids
	 * @param mixed $id
	 * @param mixed $key
	 */
	public function note_meta( $meta_ids, $id = null, $key = null ): void {
		if ( is_string( $key ) && is_numeric( $id ) && ! isset( $this->posts[ get_current_blog_id() ][ (int) $id ] ) && self::is_read( (int) $id, $key ) ) {
			$this->note_post( $id );
		}
	}

	private static function is_read( int $id, string $key ): bool {
		if ( Record_Properties::is_meta_key( $key ) ) {
			return true;
		}
		$type = get_post_type( $id );
		return is_string( $type ) && Indexed_Types::has( $type ) && in_array( $key, array_column( Record_Meta::fields( $type ), 'key' ), true );
	}

	/** @param mixed $name */
	public function note_option( $name ): void {
		if ( Record_Source::WIDGETS_OPTION === $name ) {
			$this->others[ get_current_blog_id() ]['widgets'] = true;
		} elseif ( in_array( $name, Site_Settings::references(), true ) ) {
			$this->others[ get_current_blog_id() ]['site'] = true;
		} elseif ( in_array( $name, self::OF_ALL, true ) ) {
			$this->outdated[ get_current_blog_id() ] = true;
		}
	}

	/** Files of the theme and of plugins may be others. */
	public function note_design(): void {
		$this->outdated += array( get_current_blog_id() => false );
	}

	/**
	 * The tables of a site of a network that is deleted.
	 *
	 * @param mixed $tables
	 * @return mixed
	 */
	public function add_table( $tables ) {
		return is_array( $tables ) ? array_merge( $tables, array( Uses_Table::name() ) ) : $tables;
	}

	/** An error here must not make a save fail. */
	public function flush(): void {
		$sites = array_keys( $this->posts + $this->others + $this->outdated );
		foreach ( $sites as $site ) {
			$is_switched = is_multisite() && get_current_blog_id() !== $site && switch_to_blog( $site );
			try {
				$overlay = $this->request->overlay();
				$write   = fn() => $this->write( $site );
				$overlay ? $overlay->without( $write ) : $write();
			} catch ( Throwable $error ) {
				// What wasn't written is missing.
				Uses_Table::doubt();
				Log::caught( $error );
			}
			if ( $is_switched ) {
				restore_current_blog();
			}
		}
		$this->posts    = array();
		$this->others   = array();
		$this->outdated = array();
	}

	private function write( int $site ): void {
		$state = Uses_Table::prepare();
		$ids   = array_keys( $this->posts[ $site ] ?? array() );
		if ( isset( $this->outdated[ $site ] ) || count( $ids ) > self::MOST ) {
			// What isn't read until then is missing.
			$state->is_complete = $state->is_complete && false === ( $this->outdated[ $site ] ?? false ) && count( $ids ) <= self::MOST;
			$state->theme       = '';
			$state->restart();
			$state->save();
		}
		if ( ! $state->is_complete || Index_State::DONE !== $state->stage ) {
			Filler::schedule();
		}
		if ( count( $ids ) <= self::MOST ) {
			$this->indexer->write_posts( $ids );
		}
		if ( isset( $this->others[ $site ] ) ) {
			$this->indexer->write_records( array_map( fn( string $name ): Indexed_Record => 'widgets' === $name ? $this->source->widgets() : $this->source->site(), array_keys( $this->others[ $site ] ) ) );
		}
	}
}

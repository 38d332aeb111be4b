<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent;
use Atelier\Conflicts\Save_Lock;
use Atelier\Module;
use Atelier\Overlay\Current_Overlay;
use Atelier\Records\Attribution;
use Atelier\Records\Change;
use Atelier\Records\Hidden_Posts;
use Atelier\Records\Record_Types;
use Atelier\Records\Site_Settings;
use Atelier\Support\Log;
use Atelier\Support\Rest;
use Throwable;
use WP_Post;

/**
 * Reads each record before any code changes it, and writes one entry at the end of the request; one of its own for each
 * site draft that is published. In a site draft, it reads the live site: saves to the draft don't change that, but other
 * code may.
 */
final class Recorder implements Module {
	/** Requests that change more records, for example in WP-CLI, write several entries. */
	private const MAX_RECORDS = 200;

	private const RUN = '/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/';

	private Record_Reader $reader;
	private History_Store $store;
	private Current_Overlay $request;
	private Ability_Runs $abilities;

	/** @var array<int, Record_State|null> States before the changes by post ID; null for new posts. */
	private array $before = array();

	/** @var array<int, string> The types of these posts. */
	private array $types = array();

	/** @var array<string, mixed> Settings before the changes by property. */
	private array $settings = array();

	/** The site draft whose publication makes the changes; zero for none. */
	private int $draft = 0;

	/** @var array<string, int> Who changed the records of that draft, by key. */
	private array $authors = array();

	/** The user at the first change: some requests switch users later. */
	private ?int $user = null;

	private int $site = 0;

	private bool $is_writing = false;

	public function __construct( Record_Reader $reader, History_Store $store, Current_Overlay $request ) {
		$this->reader  = $reader;
		$this->store   = $store;
		$this->request = $request;

		$this->abilities = new Ability_Runs( array( $this, 'flush' ) );
	}

	public function register(): void {
		if ( defined( 'WP_IMPORTING' ) && WP_IMPORTING ) {
			return;
		}
		$this->site = get_current_blog_id();
		// Before a change.
		add_action( 'pre_post_update', array( $this, 'record_post' ) );
		add_action( 'before_delete_post', array( $this, 'record_deletion' ) );
		add_action( 'add_term_relationship', array( $this, 'record_terms' ), 10, 3 );
		add_action( 'delete_term_relationships', array( $this, 'record_terms' ), 10, 3 );
		add_action( 'add_post_meta', array( $this, 'record_meta' ), 10, 2 );
		add_action( 'update_post_meta', array( $this, 'record_changed_meta' ), 10, 3 );
		add_action( 'delete_post_meta', array( $this, 'record_changed_meta' ), 10, 3 );
		add_action( 'update_option', array( $this, 'record_option' ), 10, 3 );
		add_action( 'add_option', array( $this, 'record_new_option' ), 10, 2 );
		add_action( 'delete_option', array( $this, 'record_deleted_option' ) );
		// After a change.
		add_action( 'save_post', array( $this, 'record_creation' ), 10, 3 );
		add_action( 'transition_post_status', array( $this, 'record_status' ), 10, 3 );
		$this->abilities->register();
		// Outside of its transaction.
		add_action( 'atelier_site_draft_publishing', array( $this, 'flush' ) );
		add_action( 'atelier_site_draft_published', array( $this, 'flush' ) );
		add_action( 'atelier_site_draft_not_published', array( $this, 'forget' ) );
		add_action( 'shutdown', array( $this, 'flush' ) );
	}

	/** @param mixed $id The ID of a post before it is changed. */
	public function record_post( $id ): void {
		$post = is_numeric( $id ) && ! $this->is_known( (int) $id ) && $this->is_recording() ? get_post( (int) $id ) : null;
		if ( $post && Record_Types::has_history( $post->post_type ) && ! $this->is_of_draft( $post ) ) {
			$this->keep( $post, $this->live( fn(): ?Record_State => $this->state_of( $post->ID ) ) );
		}
	}

	private function state_of( int $id ): ?Record_State {
		$post = get_post( $id );
		return $post ? $this->reader->of_post( $post ) : null;
	}

	/** Whether a post is being added to the site draft of this request. */
	private function is_of_draft( WP_Post $post ): bool {
		return Hidden_Posts::STATUS === $post->post_status && null !== $this->request->overlay();
	}

	/**
	 * Reads the live site.
	 *
	 * @template T
	 * @param callable(): T $read
	 * @return T
	 */
	private function live( callable $read ) {
		$overlay = $this->request->overlay();
		return $overlay ? $overlay->without( $read ) : $read();
	}

	/**
	 * @param mixed $id The ID of a post before its permanent deletion. An SQL statement without hooks changes the
	 * parent of its child pages.
	 */
	public function record_deletion( $id ): void {
		$this->record_post( $id );
		$post = is_numeric( $id ) ? get_post( (int) $id ) : null;
		if ( $post && isset( $this->types[ $post->ID ] ) && is_post_type_hierarchical( $post->post_type ) ) {
			foreach ( $this->live( static fn(): array => get_children( array( 'post_parent' => $post->ID, 'post_type' => $post->post_type ) ) ) as $child ) {
				$this->record_post( $child->ID );
			}
		}
	}

	/**
	 * @param mixed $id       The ID of an object with terms.
	 * @param mixed $terms
	 * @param mixed $taxonomy
	 */
	public function record_terms( $id, $terms = null, $taxonomy = null ): void {
		if ( is_string( $taxonomy ) && Record_Reader::has_terms( $taxonomy ) ) {
			$this->record_post( $id );
		}
	}

	/**
	 * @param mixed $id
	 * @param mixed $key
	 */
	public function record_meta( $id, $key = null ): void {
		if ( ! is_numeric( $id ) || ! is_string( $key ) || $this->is_known( (int) $id ) ) {
			return;
		}
		$post = get_post( (int) $id );
		if ( $post && Record_Reader::is_property( $post->post_type, $key ) ) {
			$this->record_post( $id );
		}
	}

	/**
	 * @param mixed $rows Meta IDs.
	 * @param mixed $id
	 * @param mixed $key
	 */
	public function record_changed_meta( $rows, $id = null, $key = null ): void {
		$this->record_meta( $id, $key );
	}

	/**
	 * @param mixed $name
	 * @param mixed $old
	 * @param mixed $value
	 */
	public function record_option( $name, $old = null, $value = null ): void {
		if ( Record_Reader::STICKY === $name ) {
			$this->record_sticky( $this->live_option( $name, $old ), $value );
		}
		$property = is_string( $name ) ? Site_Settings::in_history()[ $name ] ?? null : null;
		$this->follow_publication();
		if ( null !== $property && ! array_key_exists( $property, $this->settings ) && $this->is_recording() ) {
			$this->begin_change();
			$this->settings[ $property ] = Site_Settings::value( $property, $this->live_option( $name, $old ) );
		}
	}

	/**
	 * An option before its change: WordPress reads it with a site draft's value.
	 *
	 * @param mixed $old
	 * @return mixed
	 */
	private function live_option( string $name, $old ) {
		return $this->request->overlay() ? $this->live( static fn() => get_option( $name ) ) : $old;
	}

	/**
	 * One option contains the IDs of all sticky posts.
	 *
	 * @param mixed $old
	 * @param mixed $value
	 */
	private function record_sticky( $old, $value ): void {
		$ids = array_map( static fn( $list ): array => array_filter( is_array( $list ) ? $list : array(), 'is_numeric' ), array( $old, $value ) );
		array_map( array( $this, 'record_post' ), array_merge( array_diff( $ids[0], $ids[1] ), array_diff( $ids[1], $ids[0] ) ) );
	}

	/**
	 * @param mixed $name
	 * @param mixed $value
	 */
	public function record_new_option( $name, $value = null ): void {
		$this->record_option( $name, null, $value );
	}

	/** @param mixed $name */
	public function record_deleted_option( $name ): void {
		if ( is_string( $name ) && ( isset( Site_Settings::in_history()[ $name ] ) || Record_Reader::STICKY === $name ) ) {
			$this->record_option( $name, get_option( $name ) );
		}
	}

	/**
	 * @param mixed $id
	 * @param mixed $post
	 * @param mixed $is_update
	 */
	public function record_creation( $id, $post = null, $is_update = true ): void {
		// WordPress adds terms and meta of a new post before this hook.
		if ( ! $is_update && $post instanceof WP_Post && Record_Types::has_history( $post->post_type ) && $this->is_recording() && ! $this->is_of_draft( $post ) ) {
			unset( $this->types[ $post->ID ] );
			$this->keep( $post, null );
		}
	}

	/**
	 * Scheduled posts are published without an update.
	 *
	 * @param mixed $new_status
	 * @param mixed $old_status
	 * @param mixed $post
	 */
	public function record_status( $new_status, $old_status = null, $post = null ): void {
		if ( ! $post instanceof WP_Post || $new_status === $old_status || ! is_string( $old_status ) ) {
			return;
		}
		if ( 'new' !== $old_status && ! $this->is_known( $post->ID ) && Record_Types::has_history( $post->post_type ) && $this->is_recording() ) {
			$this->keep( $post, $this->live( fn(): ?Record_State => $this->state_with( $post, $old_status ) ) );
		}
	}

	private function state_with( WP_Post $post, string $status ): ?Record_State {
		$earlier              = clone ( $this->request->overlay() ? get_post( $post->ID ) ?? $post : $post );
		// @phpstan-ignore assign.propertyType (WordPress itself says so of a status that a plugin has emptied.)
		$earlier->post_status = $status;
		return $this->reader->of_post( $earlier );
	}

	/** Writes the recorded changes. An error here must not make a save fail. */
	public function flush(): void {
		if ( ! $this->types && ! $this->settings ) {
			return;
		}
		$this->is_writing = true;
		try {
			$this->write( $this->live( fn(): array => $this->changes() ) );
		} catch ( Throwable $error ) {
			Log::caught( $error );
		}
		$this->is_writing = false;
		$this->forget();
	}

	/** Of a publication that failed, nothing was: a record that it made for a moment would be one that was deleted. */
	public function forget(): void {
		$this->types    = array();
		$this->before   = array();
		$this->settings = array();
		$this->authors  = array();
		$this->draft    = 0;
		$this->user     = null;
	}

	private function keep( WP_Post $post, ?Record_State $state ): void {
		if ( count( $this->types ) >= self::MAX_RECORDS ) {
			$this->flush();
		}
		$this->begin_change();
		$this->types[ $post->ID ]  = $post->post_type;
		$this->before[ $post->ID ] = $state;
	}

	private function begin_change(): void {
		$this->follow_publication();
		$this->user    = $this->user ?? get_current_user_id();
		$this->authors = Attribution::current() + $this->authors;
	}

	/** Whether the state of a post before its changes is recorded. */
	private function is_known( int $id ): bool {
		$this->follow_publication();
		return isset( $this->types[ $id ] );
	}

	/**
	 * A publication is an entry of its own: cron may publish several drafts in one request, each in the name of another
	 * user. After one that failed, nothing has changed.
	 */
	private function follow_publication(): void {
		// Writing an entry schedules a task, which is an option.
		if ( $this->is_writing ) {
			return;
		}
		$this->abilities->settle();
		if ( Attribution::draft() !== $this->draft ) {
			$this->flush();
			$this->draft = Attribution::draft();
		}
	}

	/** Autosaves don't change the site, and other sites of a network have their own history. */
	private function is_recording(): bool {
		return ! ( defined( 'DOING_AUTOSAVE' ) && DOING_AUTOSAVE ) && get_current_blog_id() === $this->site && ! ( defined( 'WP_IMPORTING' ) && WP_IMPORTING );
	}

	/** @return list<Changed_Record> */
	private function changes(): array {
		$changes = array();
		_prime_post_caches( array_keys( $this->types ), true, true );
		foreach ( $this->types as $id => $type ) {
			$post   = get_post( $id );
			$after  = $post && $post->post_type === $type ? $this->reader->of_post( $post ) : null;
			$change = $this->change( $type, $this->before[ $id ] ?? null, $after );
			if ( $change ) {
				$changes[] = $change;
			}
		}
		if ( $this->settings ) {
			$after  = array_intersect_key( $this->reader->site()->properties, $this->settings );
			$change = Changed_Record::between( new Record_State( Change::SITE, '', '', $this->settings ), new Record_State( Change::SITE, '', '', $after ) );
			if ( $change ) {
				$changes[] = $change;
			}
		}
		foreach ( $changes as $change ) {
			$author         = $this->authors[ $change->key() ] ?? 0;
			$change->author = $author === $this->user ? 0 : $author;
		}
		return $changes;
	}

	/** A template without a post comes from the theme, and every theme has global styles. */
	private function change( string $type, ?Record_State $before, ?Record_State $after ): ?Changed_Record {
		$known = $before ?? $after;
		if ( ! $known || ( $before && $after ) ) {
			return Changed_Record::between( $before, $after );
		}
		if ( Record_Types::is_template( $type ) ) {
			$file = $this->reader->file( $type, $known->id );
			return Changed_Record::between( $before ?? $file, $after ?? $file, $before && $file );
		}
		if ( 'wp_global_styles' === $type ) {
			$unchanged = $this->reader->unchanged_styles( $known->id );
			return Changed_Record::between( $before ?? $unchanged, $after ?? $unchanged, (bool) $before );
		}
		return Changed_Record::between( $before, $after );
	}

	/** @param list<Changed_Record> $changes */
	private function write( array $changes ): void {
		if ( ! $changes ) {
			return;
		}
		$ability = $this->abilities->current();
		$run     = $ability ? '' : self::run();
		$user    = $this->user ?? get_current_user_id();
		// The requests of a save may overlap.
		$lock = '' === $run ? null : new Save_Lock( "history:$run" );
		if ( $lock && ! $lock->take() ) {
			$lock = null;
			$run  = '';
		}
		try {
			$entry = '' === $run ? null : $this->store->of_run( $run, $user );
			if ( ! $entry ) {
				$entry         = new Entry();
				$entry->user   = $user;
				$entry->date   = current_time( 'mysql', true );
				$entry->run    = $run;
				$entry->source = self::source();
				$entry->agent  = Agent::program_of( $user );

				$entry->ability = $ability;
			}
			foreach ( $changes as $change ) {
				$entry->add( $change );
			}
			if ( $this->draft ) {
				$entry->draft       = $this->draft;
				$entry->draft_title = (string) get_post_field( 'post_title', $this->draft, 'raw' );
			}
			if ( $entry->records ) {
				$this->store->save( $entry );
			} elseif ( $entry->id ) {
				$this->store->delete( array( $entry->id ) );
			}
		} finally {
			if ( $lock ) {
				$lock->release();
			}
		}
		Retention::schedule();
	}

	/** The ID that the requests of one save share. */
	private static function run(): string {
		$run = isset( $_SERVER[ self::variable( Rest::RUN ) ] ) ? sanitize_text_field( wp_unslash( $_SERVER[ self::variable( Rest::RUN ) ] ) ) : '';
		return preg_match( self::RUN, $run ) ? $run : '';
	}

	private static function source(): string {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			return Entry::CLI;
		}
		if ( wp_doing_cron() ) {
			return Entry::CRON;
		}
		if ( isset( $_SERVER[ self::variable( Rest::CLIENT ) ] ) || '' !== self::run() ) {
			return Entry::ATELIER;
		}
		$referer = isset( $_SERVER['HTTP_REFERER'] ) ? esc_url_raw( wp_unslash( $_SERVER['HTTP_REFERER'] ) ) : '';
		if ( defined( 'REST_REQUEST' ) && REST_REQUEST ) {
			return 0 === strpos( $referer, admin_url() ) ? Entry::EDITOR : Entry::REST;
		}
		return is_admin() ? Entry::ADMIN : Entry::REST;
	}

	/** The key of a header in $_SERVER. */
	private static function variable( string $header ): string {
		return 'HTTP_' . strtoupper( str_replace( '-', '_', $header ) );
	}
}

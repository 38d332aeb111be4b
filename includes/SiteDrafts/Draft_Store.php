<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Change_Reasons;
use Atelier\Agents\Draft_Origin;
use Atelier\Agents\Review_Requests;
use Atelier\Overlay\Shared_Cache;
use Atelier\Records\Change;
use Atelier\Records\Hidden_Posts;
use Atelier\Records\Live_Site;
use Atelier\Records\Record_Rights;
use Atelier\Records\Record_Types;
use Atelier\Support\Invalid_Input;
use Atelier\Support\New_Post;
use Atelier\Support\Private_Type;
use Atelier\Support\Slots;
use Throwable;
use WP_Post;
use WP_Query;

/**
 * Site drafts are posts; each of their changes is a child post, so that two people who change different records don't
 * write the same row. WordPress stores revisions of changes.
 */
final class Draft_Store {
	public const DRAFT_TYPE  = 'atelier_draft';
	public const CHANGE_TYPE = 'atelier_change';

	/** The status of drafts: WordPress's own screens don't show them. */
	public const OPEN_STATUS      = 'private';
	public const PUBLISHED_STATUS = 'atelier_live';

	/** The meta key of a draft's state. */
	private const STATE = '_atelier_draft_state';

	/** The meta key of what says that a draft's changes are others than before. */
	private const REVISION = '_atelier_draft_revision';

	public const MAX_CHANGES = 500;

	/** Of what names a change that can't be read anymore, in characters. */
	private const MAX_LABEL = 200;

	private Hidden_Posts $hidden;
	private Live_Site $live;
	private Record_Rights $rights;
	private Draft_People $people;

	/** @var array<int, array{ string, Change }> What was read, by post ID, with the stored text: checking signatures takes time. */
	private array $read = array();

	public function __construct( Hidden_Posts $hidden, Live_Site $live, Record_Rights $rights, Draft_People $people ) {
		$this->hidden = $hidden;
		$this->live   = $live;
		$this->rights = $rights;
		$this->people = $people;
	}

	/**
	 * @return int Zero if WordPress rejects it.
	 * @throws Throwable What a plugin throws; no half-made draft is left then.
	 */
	public function create( string $title ): int {
		$id = $this->save(
			array(
				'post_type'   => self::DRAFT_TYPE,
				'post_status' => self::OPEN_STATUS,
				'post_title'  => $title,
			)
		);
		if ( ! $id ) {
			return 0;
		}
		try {
			$this->set_state( $id, array( 'theme' => get_stylesheet() ) );
		} catch ( Throwable $error ) {
			self::delete_post( $id );
			throw $error;
		}
		return $id;
	}

	public function get( int $id ): ?Draft {
		$post = $this->post( $id, self::DRAFT_TYPE );
		return $post ? new Draft( $post, $this->state( $id ) ) : null;
	}

	/**
	 * Drafts, newest first.
	 *
	 * @return array{ 0: list<Draft>, 1: int } A page of drafts, and the total number.
	 */
	public function page( bool $is_published, int $page, int $per_page ): array {
		$query = new WP_Query(
			array(
				'post_type'      => self::DRAFT_TYPE,
				'post_status'    => $is_published ? self::PUBLISHED_STATUS : self::OPEN_STATUS,
				'posts_per_page' => $per_page,
				'paged'          => $page,
				'orderby'        => 'modified',
				'order'          => 'DESC',
			)
		);
		$drafts = array();
		foreach ( $query->posts ?? array() as $post ) {
			if ( $post instanceof WP_Post ) {
				$drafts[] = new Draft( $post, $this->state( $post->ID ) );
			}
		}
		return array( $drafts, (int) $query->found_posts );
	}

	/** @return list<Draft> Drafts with a date. */
	public function scheduled(): array {
		return array_values( array_filter( $this->open(), static fn( Draft $draft ): bool => null !== $draft->schedule ) );
	}

	/** @return list<Draft> Open drafts that a user has made, the last changed first. */
	public function open_of( int $user ): array {
		return $this->open(
			array(
				'author'  => $user,
				'orderby' => 'modified',
			)
		);
	}

	/**
	 * @param array<string, mixed> $more Arguments of the query.
	 * @return list<Draft>
	 */
	private function open( array $more = array() ): array {
		$posts = get_posts(
			$more + array(
				'post_type'              => self::DRAFT_TYPE,
				'post_status'            => self::OPEN_STATUS,
				'numberposts'            => -1,
				'update_post_term_cache' => false,
			)
		);
		return array_map( fn( WP_Post $post ): Draft => new Draft( $post, $this->state( $post->ID ) ), array_values( $posts ) );
	}

	public function rename( int $id, string $title ): bool {
		return (bool) $this->post( $id, self::DRAFT_TYPE ) && 0 !== $this->save(
			array(
				'ID'         => $id,
				'post_title' => $title,
			)
		);
	}

	/** Deletes a draft with its changes, and its hidden posts. */
	public function delete( int $id ): bool {
		if ( ! $this->post( $id, self::DRAFT_TYPE ) ) {
			return false;
		}
		( new Schedule_Consent( $this ) )->withdraw( $id, true );
		// Nothing is left that could refer to what goes.
		foreach ( $this->changes( $id ) as $change ) {
			$this->delete_hidden( $change );
		}
		foreach ( $this->change_posts( $id ) as $post ) {
			self::delete_post( $post->ID );
		}
		$this->people->forget( $id );
		Review_Requests::end( $id );
		return self::delete_post( $id );
	}

	/**
	 * @param array<string, mixed>|null $schedule `date` (GMT, Y-m-d H:i:s), `conflicts` (hold, mine, theirs), `missed`
	 * (publish, hold), `user` (with whose capabilities), and the digest of Schedule_Consent. Null to publish by hand.
	 */
	public function set_schedule( int $id, ?array $schedule ): void {
		$this->set_state( $id, array( 'schedule' => $schedule, 'problem' => '' ) + $this->state( $id ) );
	}

	/**
	 * Replaces the schedule of a draft without its lock: only if nobody has changed the draft's state since this request has read it.
	 *
	 * @param array<string, mixed>|null $schedule As for set_schedule().
	 */
	public function replace_schedule( int $id, ?array $schedule, ?Publication_Problem $problem = null ): bool {
		$known = $this->state( $id );
		$state = array( 'schedule' => $schedule, 'problem' => $problem ? $problem->to_stored() : '' ) + $known;
		// With the value before, WordPress makes it a condition of the statement.
		return (bool) update_post_meta( $id, self::STATE, wp_slash( $state ), $known );
	}

	/** Ends a schedule because the draft has changed. */
	public function hold( int $id, Publication_Problem $problem ): void {
		$this->set_state( $id, array( 'schedule' => null, 'problem' => $problem->to_stored() ) + $this->state( $id ) );
	}

	/**
	 * Marks a draft as live; from then on it is read-only.
	 *
	 * @throws Invalid_Input If WordPress rejects it.
	 */
	public function mark_published( int $id, int $user ): void {
		$saved = $this->save(
			array(
				'ID'          => $id,
				'post_status' => self::PUBLISHED_STATUS,
			)
		);
		if ( ! $saved ) {
			throw new Invalid_Input( 'not_saved', __( 'The site draft couldn’t be saved.', 'atelier' ) );
		}
		$state = array(
			'schedule'  => null,
			'problem'   => '',
			'published' => array(
				'date' => current_time( 'mysql', true ),
				'user' => $user,
			),
		);
		$this->set_state( $id, $state + $this->state( $id ) );
		Review_Requests::end( $id );
	}

	/** @return array<string, Change> By key, oldest first; without invalid and altered ones. */
	public function changes( int $id ): array {
		$changes = array();
		foreach ( $this->change_posts( $id ) as $post ) {
			try {
				$change                    = $this->read_once( $post );
				$changes[ $change->key() ] = $change;
			} catch ( Invalid_Input $reason ) {
				continue;
			}
		}
		return $changes;
	}

	/** @throws Invalid_Input As read() does. */
	private function read_once( WP_Post $post ): Change {
		// A change is valid in its draft only.
		$stored = "$post->post_parent $post->post_content";
		if ( ( $this->read[ $post->ID ][0] ?? '' ) !== $stored ) {
			$this->read[ $post->ID ] = array( $stored, self::read( $post ) );
		}
		return $this->read[ $post->ID ][1];
	}

	/** @return list<WP_Post> Stored changes that are invalid or altered: other code can modify posts. */
	public function damaged( int $id ): array {
		return array_values( array_filter( $this->change_posts( $id ), array( self::class, 'is_damaged' ) ) );
	}

	private static function is_damaged( WP_Post $post ): bool {
		try {
			self::read( $post );
			return false;
		} catch ( Invalid_Input $reason ) {
			return true;
		}
	}

	/**
	 * The change that a post stores.
	 *
	 * @throws Invalid_Input If it is invalid, or other code has forged or altered it.
	 */
	public static function read( WP_Post $post ): Change {
		return Change::from_stored( $post->post_content, self::purpose( $post->post_parent ) );
	}

	/** What changes of a draft are signed for: they are valid in that draft only. */
	private static function purpose( int $id ): string {
		return "change:$id";
	}

	/**
	 * Moves a change to another draft, with its hidden post.
	 *
	 * @throws Invalid_Input If that draft has too many changes, or one of the same record, the change was altered, or WordPress rejects it.
	 */
	public function move( int $id, string $key, int $to ): bool {
		$post = $this->change_post( $id, $key );
		if ( ! $post ) {
			return false;
		}
		if ( $this->change_post( $to, $key ) ) {
			throw new Invalid_Input( 'has_change', __( 'The other site draft has changes of this item as well. Discard one of them first.', 'atelier' ) );
		}
		$this->refuse_more( $to );
		$change = self::read( $post );
		$saved = $this->save(
			array(
				'ID'           => $post->ID,
				'post_parent'  => $to,
				'post_name'    => self::name_of( $to, $key ),
				'post_content' => $change->to_stored( self::purpose( $to ) ),
			)
		);
		if ( ! $saved ) {
			throw new Invalid_Input( 'not_saved', __( 'The change couldn’t be saved to the site draft.', 'atelier' ) );
		}
		Draft_Origin::follow( $id, $to, $change->users() );
		Change_Reasons::put( $to, $key, Change_Reasons::of( $id )[ $key ] ?? '' );
		Change_Reasons::remove( $id, $key );
		$this->touch( $id );
		$this->touch( $to );
		return true;
	}

	/**
	 * Saves a draft or a change.
	 *
	 * @param array<string, mixed> $values
	 * @return int Zero if WordPress rejects it.
	 */
	private function save( array $values ): int {
		$content = $values['post_content'] ?? null;
		// A filter of another plugin for contents must not break the signature.
		$as_signed = static fn( $data ) => is_array( $data ) && null !== $content && self::CHANGE_TYPE === ( $data['post_type'] ?? '' ) ? array( 'post_content' => wp_slash( $content ) ) + $data : $data;
		add_filter( 'wp_insert_post_data', $as_signed, PHP_INT_MAX );
		try {
			$saved = Private_Type::during( static fn() => isset( $values['ID'] ) ? wp_update_post( wp_slash( $values ) ) : New_Post::insert( wp_slash( $values ) ) );
			return is_wp_error( $saved ) ? 0 : $saved;
		} finally {
			Shared_Cache::forget();
			remove_filter( 'wp_insert_post_data', $as_signed, PHP_INT_MAX );
		}
	}

	private static function delete_post( int $id ): bool {
		return (bool) Private_Type::during( static fn() => wp_delete_post( $id, true ) );
	}

	/** @throws Invalid_Input If a draft has the maximum number of changes. */
	private function refuse_more( int $id ): void {
		if ( $this->count( $id ) >= self::MAX_CHANGES ) {
			/* translators: %d: a number. */
			throw new Invalid_Input( 'full', sprintf( __( 'A site draft can change up to %d items. Publish this one, or save to another.', 'atelier' ), self::MAX_CHANGES ) );
		}
	}

	/** @return list<WP_Post> The stored changes, oldest first. */
	public function change_posts( int $id ): array {
		return array_values(
			get_posts(
				array(
					'post_type'              => self::CHANGE_TYPE,
					'post_status'            => self::OPEN_STATUS,
					'post_parent'            => $id,
					'numberposts'            => self::MAX_CHANGES,
					'orderby'                => 'ID',
					'order'                  => 'ASC',
					'update_post_meta_cache' => false,
					'update_post_term_cache' => false,
				)
			)
		);
	}

	/** Another one after each change of a draft's changes, as far as this request knows of them. */
	public function revision( int $id ): string {
		$revision = get_post_meta( $id, self::REVISION, true );
		return is_string( $revision ) ? $revision : '';
	}

	/**
	 * Reads a draft and its changes again if another request has changed them.
	 *
	 * @param string $key Of a change that is read again in any case; empty for none.
	 */
	public function forget( int $id, string $key ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- What other requests have stored since is asked for.
		$stored = (string) $wpdb->get_var( $wpdb->prepare( "SELECT `meta_value` FROM `$wpdb->postmeta` WHERE `post_id` = %d AND `meta_key` = %s", $id, self::REVISION ) );
		if ( $this->revision( $id ) === $stored ) {
			$post = '' === $key ? null : $this->change_post( $id, $key );
			if ( $post ) {
				wp_cache_delete( $post->ID, 'posts' );
			}
			return;
		}
		wp_cache_delete( $id, 'post_meta' );
		foreach ( $this->change_posts( $id ) as $post ) {
			wp_cache_delete( $post->ID, 'posts' );
		}
		wp_cache_delete( $id, 'posts' );
		wp_cache_set_posts_last_changed();
	}

	public function change( int $id, string $key ): ?Change {
		$post = $this->change_post( $id, $key );
		try {
			return $post ? self::read( $post ) : null;
		} catch ( Invalid_Input $reason ) {
			return null;
		}
	}

	public function count( int $id ): int {
		return $this->counts( array( $id ) )[ $id ];
	}

	/**
	 * The numbers of changes of several drafts.
	 *
	 * @param list<int> $ids
	 * @return array<int, int> By draft.
	 */
	public function counts( array $ids ): array {
		global $wpdb;
		$counts = array_fill_keys( $ids, 0 );
		if ( ! $ids ) {
			return $counts;
		}
		$slots = Slots::of( $ids, '%d' );
		// phpcs:ignore WordPress.DB -- No function of WordPress counts the children of several posts; $slots are placeholders.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT `post_parent`, COUNT(*) AS `changes` FROM `$wpdb->posts` WHERE `post_type` = %s AND `post_status` = %s AND `post_parent` IN ( $slots ) GROUP BY `post_parent`", self::CHANGE_TYPE, self::OPEN_STATUS, ...$ids ) );
		foreach ( $rows as $row ) {
			$counts[ (int) $row->post_parent ] = (int) $row->changes;
		}
		return $counts;
	}

	/**
	 * Adds a change, or replaces the one of the same record.
	 *
	 * @throws Invalid_Input If there are too many, or WordPress rejects it.
	 * @throws Throwable What a plugin throws; nothing is added then.
	 */
	public function put( int $id, Change $change ): void {
		$old = $this->change_post( $id, $change->key() );
		if ( ! $old ) {
			$this->refuse_more( $id );
		}
		$values = array(
			'post_type'    => self::CHANGE_TYPE,
			'post_status'  => self::OPEN_STATUS,
			'post_parent'  => $id,
			'post_name'    => self::name_of( $id, $change->key() ),
			// WordPress's filter of titles has run, and isn't made to run twice: blocks without ends grow a thousandfold each time.
			'post_title'   => sanitize_text_field( mb_substr( $change->label(), 0, self::MAX_LABEL ) ),
			'post_content' => $change->to_stored( self::purpose( $id ) ),
			'post_author'  => get_current_user_id(),
		);
		$saved  = $this->save( ( $old ? array( 'ID' => $old->ID ) : array() ) + $values );
		if ( ! $saved ) {
			throw new Invalid_Input( 'not_saved', __( 'The change couldn’t be saved to the site draft.', 'atelier' ) );
		}
		try {
			if ( ! $old ) {
				// WordPress stores a revision of the new state, not of the earlier one.
				Private_Type::during( static fn() => wp_save_post_revision( $saved ) );
			}
			$this->touch( $id );
		} catch ( Throwable $error ) {
			if ( ! $old ) {
				// Whoever has asked for it deletes the post that it creates.
				self::delete_post( $saved );
			}
			throw $error;
		}
	}

	/**
	 * Removes a change, and deletes a post that only exists in this draft.
	 *
	 * @param bool $is_deleted Whether the record was deleted in the draft, instead of discarding what the draft has of it.
	 */
	public function remove( int $id, string $key, bool $is_deleted = false ): bool {
		$post = $this->change_post( $id, $key );
		if ( ! $post ) {
			return false;
		}
		$change = $this->change( $id, $key );
		if ( $change ) {
			$this->delete_hidden( $change );
		}
		Change_Reasons::remove( $id, $key );
		$this->touch( $id );
		$is_removed = self::delete_post( $post->ID );
		if ( $change && $change->is_new() ) {
			$this->mend_references( $id, $change, $is_deleted );
		}
		return $is_removed;
	}

	/** Deletes the post of a change if it only exists in a draft. */
	private function delete_hidden( Change $change ): void {
		if ( $this->hidden->is_hidden_in_database( $change->post_id() ) ) {
			$this->live->delete_post( $change->post_id() );
		}
	}

	/**
	 * Nothing in a draft refers to what is no longer there: it couldn't be published. What others have made stays as it is; publishing
	 * says what is wrong with it.
	 */
	private function mend_references( int $id, Change $gone, bool $is_deleted ): void {
		$parent = $gone->edits()['parent'] ?? 0;
		if ( $this->live->during( static fn(): bool => self::is_live( $gone ) ) ) {
			return;
		}
		foreach ( $this->changes( $id ) as $key => $change ) {
			$mended = $this->rights->may_edit_change( $change ) ? $change->without( $gone, $is_deleted, is_int( $parent ) ? $parent : 0 ) : $change;
			if ( $mended->is_empty() ) {
				$this->remove( $id, $key );
			} elseif ( $mended !== $change ) {
				$this->put( $id, $mended );
			}
		}
	}

	/** Whether the live site has it, too: somebody may have made the same, and a theme's file may be below a new template. */
	private static function is_live( Change $change ): bool {
		if ( Record_Types::is_template( $change->type() ) ) {
			return null !== get_block_template( $change->record_id(), $change->type() );
		}
		return null !== get_post( $change->post_id() );
	}

	/** @return array<string, mixed> */
	public function state( int $id ): array {
		$state = get_post_meta( $id, self::STATE, true );
		return is_array( $state ) ? $state : array();
	}

	/** @param array<string, mixed> $state */
	public function set_state( int $id, array $state ): void {
		update_post_meta( $id, self::STATE, wp_slash( $state ) );
	}

	/**
	 * The post of a change; its author is the last user who changed it. An invalid change has its own ID as a key, and no other
	 * has: by a second key, a draft could get two changes of the same record.
	 */
	public function change_post( int $id, string $key ): ?WP_Post {
		if ( ctype_digit( $key ) ) {
			$post = $this->post( (int) $key, self::CHANGE_TYPE );
			return $post && $post->post_parent === $id && self::is_damaged( $post ) ? $post : null;
		}
		$found = get_posts(
			array(
				'post_type'              => self::CHANGE_TYPE,
				'post_status'            => self::OPEN_STATUS,
				'post_parent'            => $id,
				'name'                   => self::name_of( $id, $key ),
				'numberposts'            => 1,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
		return $found[0] ?? null;
	}

	/** @return list<Draft> Open drafts that have a change of a record. */
	public function with_change_of( string $key ): array {
		$drafts = get_posts(
			array(
				'post_type'              => self::DRAFT_TYPE,
				'post_status'            => self::OPEN_STATUS,
				'numberposts'            => -1,
				'fields'                 => 'ids',
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
		$found  = $drafts ? get_posts(
			array(
				'post_type'              => self::CHANGE_TYPE,
				'post_status'            => self::OPEN_STATUS,
				'post_name__in'          => array_map( static fn( int $id ): string => self::name_of( $id, $key ), $drafts ),
				'numberposts'            => -1,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		) : array();
		return array_values( array_filter( array_map( fn( WP_Post $change ): ?Draft => $this->get( $change->post_parent ), $found ) ) );
	}

	/** Post slugs are unique within their type. */
	private static function name_of( int $id, string $key ): string {
		return md5( "$id:$key" );
	}

	/** After each change of a draft. Lists show the drafts with the latest changes first; a schedule ends. */
	private function touch( int $id ): void {
		update_post_meta( $id, self::REVISION, wp_generate_uuid4() );
		$this->save( array( 'ID' => $id ) );
		( new Schedule_Consent( $this ) )->withdraw( $id );
	}

	private function post( int $id, string $type ): ?WP_Post {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post && $post->post_type === $type ? $post : null;
	}
}

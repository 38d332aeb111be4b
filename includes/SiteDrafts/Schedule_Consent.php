<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Conflicts\Uncached_Reads;
use Atelier\Support\Signature;
use Atelier\Support\Slots;

/**
 * Whoever schedules a draft agrees to publish what it contains at that moment, with their capabilities. A schedule keeps a
 * signed digest of that, and ends with the next change.
 */
final class Schedule_Consent {
	/** The hook of the cron event; its argument is the draft's ID. */
	public const HOOK = 'atelier_publish_draft';

	private const DIGEST = 'digest';

	/** What the user has decided; the number of attempts isn't part of it. */
	private const TERMS = array( 'date', 'conflicts', 'missed', 'user' );

	/** The columns of posts that only exist in this draft: what the changes don't contain is published as it is there. */
	private const COLUMNS = array( 'ID', 'post_author', 'post_date', 'post_content', 'post_title', 'post_excerpt', 'post_status', 'post_password', 'post_name', 'post_parent', 'menu_order', 'post_type' );

	private Draft_Store $store;

	public function __construct( Draft_Store $store ) {
		$this->store = $store;
	}

	/**
	 * A schedule with the digest of what the draft contains now.
	 *
	 * @param array<string, mixed> $schedule See Draft_Store::set_schedule().
	 * @return array<string, mixed>
	 */
	public function given( int $draft, array $schedule ): array {
		return array( self::DIGEST => Signature::of( self::purpose( $draft ), $this->agreed( $draft, $schedule ) ) ) + $schedule;
	}

	/**
	 * Whether two schedules have the same terms.
	 *
	 * @param array<string, mixed> $one
	 * @param array<string, mixed> $other
	 */
	public static function is_same( array $one, array $other ): bool {
		return self::terms( $one ) === self::terms( $other );
	}

	/** The reason why the content of a scheduled draft isn't what its user has agreed to; empty if it is. */
	public function problem( Draft $draft ): string {
		$schedule = (array) $draft->schedule;
		$digest   = $schedule[ self::DIGEST ] ?? null;
		if ( ! is_string( $digest ) || '' === $digest ) {
			return __( 'This site draft was scheduled with an earlier version of Atelier. Review it and schedule it again.', 'atelier' );
		}
		return Signature::is_valid( $digest, self::purpose( $draft->id ), $this->agreed( $draft->id, $schedule ) )
			? ''
			: __( 'This site draft has changed since it was scheduled. Review it and schedule it again.', 'atelier' );
	}

	/**
	 * Ends the schedule of a draft, if it has one, because the current user changes or deletes it, and informs the user
	 * who scheduled it.
	 */
	public function withdraw( int $id, bool $is_deleted = false ): void {
		$draft = empty( $this->store->state( $id )['schedule'] ) ? null : $this->store->get( $id );
		if ( ! $draft || ! $draft->schedule || $draft->is_published() ) {
			return;
		}
		$scheduler = (int) ( $draft->schedule['user'] ?? 0 );
		$this->store->hold( $id, new Publication_Problem( self::reason( $scheduler, $is_deleted ) ) );
		self::remove_event( $id );
		if ( get_current_user_id() !== $scheduler ) {
			Schedule_Mail::to( $scheduler )->tell_withdrawn( $draft, static fn(): string => self::reason( $scheduler, $is_deleted ), $is_deleted );
		}
	}

	/** Removes the event of a draft that was published or deleted, or whose schedule has ended. */
	public static function remove_event( int $id ): void {
		wp_clear_scheduled_hook( self::HOOK, array( $id ) );
	}

	/** Tells the user who scheduled a draft that somebody else sets another date, or ends the schedule. */
	public function tell_replaced( int $id ): void {
		$draft     = $this->store->get( $id );
		$scheduler = $draft && $draft->schedule ? (int) ( $draft->schedule['user'] ?? 0 ) : 0;
		if ( $draft && $draft->schedule && get_current_user_id() !== $scheduler ) {
			Schedule_Mail::to( $scheduler )->tell_withdrawn( $draft, static fn(): string => self::reason_of_replacing(), false );
		}
	}

	/**
	 * After a draft was published by hand: nothing is left to run, and who scheduled it needn't wait for its date.
	 *
	 * @param Draft $draft As it was before.
	 */
	public static function tell_published( Draft $draft ): void {
		self::remove_event( $draft->id );
		$scheduler = $draft->schedule ? (int) ( $draft->schedule['user'] ?? 0 ) : 0;
		if ( $draft->schedule && get_current_user_id() !== $scheduler ) {
			Schedule_Mail::to( $scheduler )->tell_published_early( $draft, wp_get_current_user()->display_name );
		}
	}

	private static function reason_of_replacing(): string {
		/* translators: %s: a user. */
		return sprintf( __( '%s changed or ended the schedule.', 'atelier' ), wp_get_current_user()->display_name );
	}

	private static function reason( int $scheduler, bool $is_deleted ): string {
		$user = wp_get_current_user();
		if ( ! $user->exists() ) {
			return $is_deleted
				? __( 'This site draft was deleted after it was scheduled.', 'atelier' )
				: __( 'This site draft was changed after it was scheduled. Review it and schedule it again.', 'atelier' );
		}
		if ( $is_deleted ) {
			/* translators: %s: a user. */
			return sprintf( __( '%s deleted this site draft after it was scheduled.', 'atelier' ), $user->display_name );
		}
		return $user->ID === $scheduler
			/* translators: %s: a user. */
			? sprintf( __( '%s scheduled this site draft and then changed it. Review it and schedule it again.', 'atelier' ), $user->display_name )
			/* translators: %s: a user. */
			: sprintf( __( '%s changed this site draft after it was scheduled. Review it and schedule it again.', 'atelier' ), $user->display_name );
	}

	private static function purpose( int $draft ): string {
		return "schedule:$draft";
	}

	/**
	 * @param array<string, mixed> $schedule
	 * @return array<string, string>
	 */
	private static function terms( array $schedule ): array {
		$terms = array();
		foreach ( self::TERMS as $name ) {
			$terms[ $name ] = is_scalar( $schedule[ $name ] ?? null ) ? (string) $schedule[ $name ] : '';
		}
		return $terms;
	}

	/**
	 * The terms and the stored rows as text.
	 *
	 * @param array<string, mixed> $schedule
	 */
	private function agreed( int $draft, array $schedule ): string {
		global $wpdb;
		Uncached_Reads::use_primary();
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As they are stored: caches may be older.
		$changes = $wpdb->get_results( $wpdb->prepare( "SELECT `ID`, `post_author`, `post_status`, `post_content` FROM `$wpdb->posts` WHERE `post_type` = %s AND `post_parent` = %d", Draft_Store::CHANGE_TYPE, $draft ), ARRAY_N );
		$new     = array();
		foreach ( $this->store->changes( $draft ) as $change ) {
			if ( $change->is_new() && $change->post_id() > 0 ) {
				$new[] = $change->post_id();
			}
		}
		$posts = array();
		if ( $new ) {
			$columns = '`' . implode( '`, `', self::COLUMNS ) . '`';
			$slots   = Slots::of( $new, '%d' );
			// phpcs:ignore WordPress.DB -- As above; names of columns and placeholders.
			$posts = $wpdb->get_results( $wpdb->prepare( "SELECT $columns FROM `$wpdb->posts` WHERE `ID` IN ( $slots )", $new ), ARRAY_N );
		}
		return (string) wp_json_encode( array( self::terms( $schedule ), self::hashes( $changes ), self::hashes( $posts ) ) );
	}

	/**
	 * @param mixed $rows Lists of values.
	 * @return list<string> In an order of their own.
	 */
	private static function hashes( $rows ): array {
		$hashes = array();
		foreach ( is_array( $rows ) ? $rows : array() as $row ) {
			// Each value with its length, so that no text can move from one to the next.
			$hashes[] = hash( 'sha256', implode( '', array_map( static fn( $value ): string => strlen( (string) $value ) . ":$value", (array) $row ) ) );
		}
		sort( $hashes );
		return $hashes;
	}
}

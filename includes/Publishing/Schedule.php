<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Publishing;

defined( 'ABSPATH' ) || exit;

use Atelier\Conflicts\Save_Lock;
use Atelier\Records\Record_Rights;
use Atelier\SiteDrafts\Draft;
use Atelier\SiteDrafts\Draft_Refusal;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\SiteDrafts\Publication_Problem;
use Atelier\SiteDrafts\Schedule_Consent;
use Atelier\SiteDrafts\Schedule_Mail;
use Atelier\Support\Page;
use DateTimeImmutable;
use DateTimeZone;
use WP_Error;
use WP_User;

/**
 * Publishes site drafts at a date with WordPress's cron.
 */
final class Schedule {
	/** For conflicts, nothing is published, or one side is preferred. Also for a missed date. */
	public const HOLD = 'hold';

	/** For a missed date. */
	public const PUBLISH = 'publish';

	/** The time after which a date counts as missed, in seconds. */
	private const MISSED_AFTER = HOUR_IN_SECONDS;

	private const MAX_YEARS = 10;

	/** The delay while another request is saving one of the records, in seconds. */
	private const RETRY_AFTER = MINUTE_IN_SECONDS;

	/**
	 * The limit of attempts that end without a result, for example after a fatal error, or that find a locked record.
	 */
	private const MAX_ATTEMPTS = 5;

	/** The code of an error that nobody sees. */
	private const ENDED = 'atelier_schedule_ended';

	private const DATE = '/^(\d{4})-(\d\d)-(\d\d)[T ]([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/';

	private const STORED_DATE = 'Y-m-d H:i:s';

	private Draft_Store $store;
	private Publisher $publisher;
	private Record_Rights $rights;
	private Schedule_Consent $consent;

	/** @var callable(): int The current time. */
	private $clock;

	/** @param ( callable(): int )|null $clock By default the server's. */
	public function __construct( Draft_Store $store, Publisher $publisher, Record_Rights $rights, ?callable $clock = null ) {
		$this->store     = $store;
		$this->publisher = $publisher;
		$this->rights    = $rights;
		$this->consent   = new Schedule_Consent( $store );
		$this->clock     = $clock ?? 'time';
	}

	/**
	 * Schedules a draft for the current user.
	 *
	 * @param string $date      In the site's time zone, unless it contains an offset.
	 * @param string $conflicts `hold`, `mine` or `theirs`.
	 * @param string $missed    `publish` or `hold`.
	 * @return true|WP_Error
	 */
	public function set( int $id, string $date, string $conflicts, string $missed ) {
		$error = Draft_Refusal::of( $this->store->get( $id ) );
		if ( $error ) {
			return $error;
		}
		$time = self::parse( $date );
		if ( ! $time ) {
			return new WP_Error( 'atelier_schedule_date', __( 'This isn’t a valid date.', 'atelier' ), array( 'status' => 400 ) );
		}
		$now = $this->now();
		if ( $time <= $now ) {
			return new WP_Error( 'atelier_schedule_past', __( 'This date is in the past. Choose a date in the future, or publish now.', 'atelier' ), array( 'status' => 400 ) );
		}
		if ( $time > ( new DateTimeImmutable( "@$now" ) )->modify( '+' . self::MAX_YEARS . ' years' )->getTimestamp() ) {
			/* translators: %d: a number of years. */
			return new WP_Error( 'atelier_schedule_far', sprintf( __( 'Choose a date within the next %d years.', 'atelier' ), self::MAX_YEARS ), array( 'status' => 400 ) );
		}
		$schedule = array(
			'date'      => gmdate( self::STORED_DATE, $time ),
			'conflicts' => $conflicts,
			'missed'    => $missed,
			'user'      => get_current_user_id(),
		);
		$this->consent->tell_replaced( $id );
		$event = $this->put_event( $id, $time );
		// Without an event nothing would happen at that time: neither may a list say so.
		$this->store->set_schedule( $id, is_wp_error( $event ) ? null : $this->consent->given( $id, $schedule ) );
		return $event;
	}

	/** Ends a schedule; the draft can be published by hand again. */
	public function cancel( int $id ): void {
		$this->consent->tell_replaced( $id );
		$this->store->set_schedule( $id, null );
		Schedule_Consent::remove_event( $id );
	}

	/** Schedules lost events again, for example after restoring a backup of the options. Runs on Atelier's page. */
	public function restore_lost(): void {
		foreach ( $this->store->scheduled() as $draft ) {
			if ( ! wp_next_scheduled( Schedule_Consent::HOOK, array( $draft->id ) ) ) {
				$this->put_event( $draft->id, self::time_of( $draft ) );
			}
		}
	}

	/** Publishes a scheduled draft after its date, with the capabilities of the user who scheduled it. */
	public function run( int $id ): void {
		// Several servers may run the same event at once.
		$lock = new Save_Lock( "atelier_schedule:$id", 10 * MINUTE_IN_SECONDS );
		if ( ! $lock->take( 0 ) ) {
			return;
		}
		try {
			clean_post_cache( $id );
			$draft = $this->store->get( $id );
			if ( ! $draft || ! $draft->schedule || $draft->is_published() ) {
				return;
			}
			if ( self::time_of( $draft ) > $this->now() ) {
				$this->put_event( $id, self::time_of( $draft ) );
				return;
			}
			// Before anything can fail. Whoever ends the schedule at this moment has the last word.
			$counted = array( 'attempts' => (int) ( $draft->schedule['attempts'] ?? 0 ) + 1 ) + $draft->schedule;
			if ( $this->store->replace_schedule( $id, $counted ) ) {
				$this->run_locked( $draft, $counted );
			}
		} finally {
			$lock->release();
		}
	}

	/** @param array<string, mixed> $schedule */
	private function run_locked( Draft $draft, array $schedule ): void {
		$user     = get_userdata( (int) ( $schedule['user'] ?? 0 ) );
		$before   = get_current_user_id();
		$switched = $user ? switch_to_user_locale( $user->ID ) : false;
		try {
			wp_set_current_user( $user ? $user->ID : 0 );
			$reason = $this->reason_to_hold( $draft, $schedule, $user ? $user : null );
			$result = '' === $reason ? $this->publish( $draft, $schedule ) : new Publication_Problem( $reason );
			$mail   = Schedule_Mail::to( $user ? $user->ID : 0 );
			if ( null === $result ) {
				$mail->tell_published( $draft );
			} elseif ( ! $result->is_empty() && $this->hold( $draft->id, $schedule, $result ) ) {
				$mail->tell_held( $draft, $result->message( $this->rights ) );
			}
		} finally {
			wp_set_current_user( $before );
			if ( $switched ) {
				restore_previous_locale();
			}
		}
	}

	/**
	 * Ends a schedule, unless the draft has another one by now, or none.
	 *
	 * @param array<string, mixed> $schedule
	 */
	private function hold( int $id, array $schedule, Publication_Problem $problem ): bool {
		clean_post_cache( $id );
		$draft = $this->store->get( $id );
		return $draft && $draft->schedule && Schedule_Consent::is_same( $draft->schedule, $schedule ) && $this->store->replace_schedule( $id, null, $problem );
	}

	/** @param array<string, mixed> $schedule */
	private function reason_to_hold( Draft $draft, array $schedule, ?WP_User $user ): string {
		if ( ! $user || ! user_can( $user, Page::capability() ) ) {
			return self::reason_of_lost_right( $user );
		}
		if ( (int) ( $schedule['attempts'] ?? 0 ) > self::MAX_ATTEMPTS ) {
			return __( 'Publishing was attempted several times, but didn’t end. The error log of your site may say why.', 'atelier' );
		}
		if ( 0 === self::time_of( $draft ) ) {
			return __( 'The date of this site draft can’t be read. Schedule it again.', 'atelier' );
		}
		$is_missed = $this->now() - self::time_of( $draft ) > self::MISSED_AFTER;
		return $is_missed && self::HOLD === ( $schedule['missed'] ?? self::PUBLISH )
			? __( 'The date was missed because the site didn’t run its scheduled tasks in time.', 'atelier' )
			: '';
	}

	private static function reason_of_lost_right( ?WP_User $user ): string {
		return $user
			/* translators: %s: a user. */
			? sprintf( __( '%s scheduled this site draft, but isn’t allowed to publish it anymore.', 'atelier' ), $user->display_name )
			: __( 'The user who scheduled this site draft no longer exists.', 'atelier' );
	}

	/**
	 * @param array<string, mixed> $schedule
	 * @return Publication_Problem|null The reason of the failure; empty if there is nothing to hold; null on success.
	 */
	private function publish( Draft $draft, array $schedule ): ?Publication_Problem {
		$conflicts = (string) ( $schedule['conflicts'] ?? self::HOLD );
		$result    = $this->publisher->publish(
			$draft->id,
			self::HOLD === $conflicts ? Publisher::ASK : $conflicts,
			fn( Draft $now ): ?WP_Error => $this->disagreement( $now, $schedule )
		);
		if ( ! is_wp_error( $result ) ) {
			return null;
		}
		if ( 'atelier_busy' === $result->get_error_code() ) {
			$this->put_event( $draft->id, $this->now() + self::RETRY_AFTER );
			clean_post_cache( $draft->id );
			$now = $this->store->get( $draft->id );
			if ( ! $now || ! $now->schedule || $now->is_published() ) {
				// Whoever was waited for has published it, and has removed the event before.
				Schedule_Consent::remove_event( $draft->id );
			}
			return new Publication_Problem( '' );
		}
		// It was published by hand at the same time, or its schedule has ended or is another one now.
		$is_settled = in_array( $result->get_error_code(), array( 'atelier_draft_published', self::ENDED ), true );
		if ( ! $is_settled && ! current_user_can( Page::capability() ) ) {
			// The right was lost, or the account deleted, while others were waited for.
			$user = get_userdata( get_current_user_id() );
			return new Publication_Problem( self::reason_of_lost_right( $user ? $user : null ) );
		}
		return $is_settled ? new Publication_Problem( '' ) : self::explained( $result );
	}

	/**
	 * The reason why a schedule isn't the consent to publish a draft as it is now.
	 *
	 * @param array<string, mixed> $schedule
	 */
	private function disagreement( Draft $draft, array $schedule ): ?WP_Error {
		if ( ! $draft->schedule || ! Schedule_Consent::is_same( $draft->schedule, $schedule ) ) {
			return new WP_Error( self::ENDED );
		}
		$problem = $this->consent->problem( $draft );
		return '' === $problem ? null : new WP_Error( 'atelier_schedule_changed', $problem );
	}

	/** The problem of an error with the records that it is about. */
	private static function explained( WP_Error $error ): Publication_Problem {
		$data    = (array) $error->get_error_data();
		$changes = 'atelier_draft_conflicts' === $error->get_error_code() && is_array( $data['changes'] ?? null ) ? $data['changes'] : array();
		$labels  = array_filter( array_column( $changes, 'label', 'key' ) );
		return $labels
			? new Publication_Problem(
				$error->get_error_message(),
				/* translators: 1: a sentence, 2: titles. */
				sprintf( __( '%1$s (%2$s)', 'atelier' ), $error->get_error_message(), implode( ', ', $labels ) ),
				array_map( 'strval', array_keys( $labels ) )
			)
			: Publication_Problem::of( $error );
	}

	/** @return true|WP_Error */
	private function put_event( int $id, int $time ) {
		Schedule_Consent::remove_event( $id );
		$result = wp_schedule_single_event( $time, Schedule_Consent::HOOK, array( $id ), true );
		return is_wp_error( $result ) ? $result : true;
	}

	private function now(): int {
		return (int) call_user_func( $this->clock );
	}

	/**
	 * Null for an invalid date. A time skipped by daylight saving becomes the next valid one; of a repeated time, the
	 * first is used.
	 */
	private static function parse( string $date ): ?int {
		if ( ! preg_match( self::DATE, $date, $found ) || ! checkdate( (int) $found[2], (int) $found[3], (int) $found[1] ) ) {
			return null;
		}
		$time = date_create_immutable( $date, wp_timezone() );
		if ( ! $time ) {
			return null;
		}
		// As integers: PHP 7 changes the time of an object within a repeated hour.
		$last    = $time->getTimestamp();
		$first   = $last - HOUR_IN_SECONDS;
		$is_same = wp_date( self::STORED_DATE, $first, $time->getTimezone() ) === wp_date( self::STORED_DATE, $last, $time->getTimezone() );
		return $is_same ? $first : $last;
	}

	/** Zero if it is invalid: stored data may be modified. */
	private static function time_of( Draft $draft ): int {
		$date = $draft->schedule['date'] ?? '';
		$time = is_string( $date ) ? DateTimeImmutable::createFromFormat( '!' . self::STORED_DATE, $date, new DateTimeZone( 'UTC' ) ) : false;
		return $time ? $time->getTimestamp() : 0;
	}
}

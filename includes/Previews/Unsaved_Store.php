<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Previews;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change_Set;
use Atelier\Records\Record_Rights;
use Atelier\SiteDrafts\Permitted_Changes;
use Atelier\SiteDrafts\Draft_Changes;
use Atelier\SiteDrafts\Draft_Refusal;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\SiteDrafts\Share_Links;
use WP_User;

/**
 * The last previewed unsaved changes of each user, and the links that show them. One row for each user, so that a preview
 * replaces the one before in one step; WordPress deletes it when it has expired, once a day, as every transient.
 */
final class Unsaved_Store {
	/** The transient of a user, without their number. Also in Support\Uninstaller. */
	private const TRANSIENT = 'atelier_unsaved_';

	/** How long a link works, in seconds. */
	public const LASTS = HOUR_IN_SECONDS;

	/** The newest links that still work: a tab that is open can be loaded again after the next preview. */
	private const MAX_LINKS = 20;

	private Draft_Store $drafts;
	private Record_Rights $rights;

	public function __construct( Draft_Store $drafts, Record_Rights $rights ) {
		$this->drafts = $drafts;
		$this->rights = $rights;
	}

	/** The changes in which a user's preview begins: none on the live site, or those of a site draft. */
	public function begin( int $user, int $draft ): Unsaved_Changes {
		$is_open = $draft > 0 && '' === Draft_Refusal::reason( $this->drafts->get( $draft ) );
		return new Unsaved_Changes( $user, $is_open ? $this->below( $user, $draft ) : null );
	}

	/** The user sees no more of the draft than they may edit, as on Atelier's page. */
	private function below( int $user, int $draft ): ?Change_Set {
		$maker = get_userdata( $user );
		return $maker ? new Permitted_Changes( new Draft_Changes( $this->drafts, $draft ), $maker, $this->rights ) : null;
	}

	/**
	 * Replaces the stored changes of a user.
	 *
	 * @param int $draft The site draft in which the changes were made; 0 on the live site.
	 * @return string The token of a link; empty if it couldn't be stored.
	 */
	public function keep( int $user, Unsaved_Changes $changes, int $draft ): string {
		$link  = Share_Links::made( self::LASTS );
		$links = array_merge( array( $link ), self::links( self::stored( $user ) ) );
		$kept  = set_transient(
			self::TRANSIENT . $user,
			array(
				'theme'   => get_stylesheet(),
				'draft'   => $draft,
				'changes' => $changes->to_stored(),
				'links'   => array_slice( $links, 0, self::MAX_LINKS ),
			),
			self::LASTS
		);
		return $kept ? self::token( $user, $link ) : '';
	}

	/**
	 * The changes that a link shows; null for an unknown or ended link, one whose user may not use Atelier anymore, or
	 * another theme's.
	 */
	public function find( string $token ): ?Change_Set {
		if ( ! preg_match( '/^u([1-9]\d{0,18})-(\w{8})-[0-9a-f]{40}$/', $token, $match ) ) {
			return null;
		}
		$user   = (int) $match[1];
		$stored = self::stored( $user );
		foreach ( self::links( $stored ) as $link ) {
			if ( $link['id'] === $match[2] && hash_equals( self::token( $user, $link ), $token ) ) {
				$maker = Share_Links::maker( compact( 'user' ) );
				return $maker && get_stylesheet() === ( $stored['theme'] ?? '' ) ? $this->permitted( $maker, $stored ) : null;
			}
		}
		return null;
	}

	/**
	 * Others with the link see what its maker may still edit.
	 *
	 * @param array<mixed> $stored
	 */
	private function permitted( WP_User $maker, array $stored ): Change_Set {
		$changes = $this->read( $maker->ID, $stored );
		return get_current_user_id() === $maker->ID ? $changes : new Permitted_Changes( $changes, $maker, $this->rights );
	}

	/** @param array<mixed> $stored */
	private function read( int $user, array $stored ): Unsaved_Changes {
		$changes = $this->begin( $user, is_numeric( $stored['draft'] ?? null ) ? (int) $stored['draft'] : 0 );
		$changes->restore( $stored['changes'] ?? null );
		return $changes;
	}

	/** @return array<mixed> */
	private static function stored( int $user ): array {
		$stored = get_transient( self::TRANSIENT . $user );
		return is_array( $stored ) ? $stored : array();
	}

	/**
	 * @param array<mixed> $stored
	 * @return list<array{ id: string, key: string, created: int, expires: int, user: int }> Those that still work.
	 */
	private static function links( array $stored ): array {
		return Share_Links::working( $stored['links'] ?? null );
	}

	/** @param array{ id: string, key: string, expires: int } $link */
	private static function token( int $user, array $link ): string {
		return "u$user-{$link['id']}-" . Share_Links::signature( "u$user", $link );
	}
}

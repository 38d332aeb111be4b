<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;
use Atelier\Support\Page;
use WP_User;

/**
 * Links that show a site draft to anyone who has them, until they expire or are revoked. A link is signed; the site
 * stores the data to show it again and to revoke it.
 */
final class Share_Links {
	/** The query argument with a link's token. */
	public const ARG = 'atelier_preview';

	/** The meta key of a draft's links. */
	private const META = '_atelier_draft_links';

	public const MAX_LINKS = 20;
	public const MAX_DAYS  = 90;

	/** The lengths of random letters and digits. */
	private const ID  = 8;
	private const KEY = 32;

	/** The length of signatures, in hexadecimal digits. */
	private const SIGNATURE = 40;

	/** @return list<array{ id: string, key: string, created: int, expires: int, user: int }> Those that haven't expired. */
	public function all( int $draft ): array {
		return self::working( get_post_meta( $draft, self::META, true ) );
	}

	/** How many links show a draft right now. */
	public function count_working( int $draft ): int {
		return count( array_filter( $this->all( $draft ), static fn( array $link ): bool => null !== self::maker( $link ) ) );
	}

	/**
	 * @param mixed $links As they are stored.
	 * @return list<array{ id: string, key: string, created: int, expires: int, user: int }> Those that haven't expired.
	 */
	public static function working( $links ): array {
		return array_values( array_filter( is_array( $links ) ? $links : array(), static fn( $link ): bool => self::is_link( $link ) && $link['expires'] > time() ) );
	}

	/**
	 * Whether a stored value is a link: other code can modify it.
	 *
	 * @param mixed $link
	 */
	private static function is_link( $link ): bool {
		if ( ! is_array( $link ) ) {
			return false;
		}
		foreach ( array( 'id' => self::ID, 'key' => self::KEY ) as $name => $length ) {
			if ( ! is_string( $link[ $name ] ?? null ) || ! ctype_alnum( $link[ $name ] ) || strlen( $link[ $name ] ) !== $length ) {
				return false;
			}
		}
		return is_int( $link['created'] ?? null ) && is_int( $link['expires'] ?? null ) && is_int( $link['user'] ?? null );
	}

	/**
	 * Whoever made a link, if they may still use Atelier: only then, the link works.
	 *
	 * @param array{ user: int } $link
	 */
	public static function maker( array $link ): ?WP_User {
		$user = $link['user'] > 0 ? get_userdata( $link['user'] ) : false;
		return $user && user_can( $user, Page::capability() ) ? $user : null;
	}

	/**
	 * A link of the current user, which isn't stored yet.
	 *
	 * @param int $seconds For how long it works.
	 * @return array{ id: string, key: string, created: int, expires: int, user: int }
	 */
	public static function made( int $seconds ): array {
		return array(
			'id'      => wp_generate_password( self::ID, false ),
			'key'     => wp_generate_password( self::KEY, false ),
			'created' => time(),
			'expires' => time() + $seconds,
			'user'    => get_current_user_id(),
		);
	}

	/**
	 * @return array{ id: string, key: string, created: int, expires: int, user: int }
	 * @throws Invalid_Input If there are too many.
	 */
	public function add( int $draft, int $days ): array {
		$links = $this->all( $draft );
		if ( count( $links ) >= self::MAX_LINKS ) {
			/* translators: %d: a number. */
			throw new Invalid_Input( 'links_full', sprintf( __( 'A site draft can have up to %d links. Revoke one first.', 'atelier' ), self::MAX_LINKS ) );
		}
		$link = self::made( $days * DAY_IN_SECONDS );
		update_post_meta( $draft, self::META, wp_slash( array_merge( $links, array( $link ) ) ) );
		return $link;
	}

	public function revoke( int $draft, string $id ): bool {
		$links = $this->all( $draft );
		$left  = array_values( array_filter( $links, static fn( array $link ): bool => $link['id'] !== $id ) );
		update_post_meta( $draft, self::META, wp_slash( $left ) );
		return count( $left ) < count( $links );
	}

	/** @param array{ id: string, key: string, expires: int } $link */
	public function url( int $draft, array $link ): string {
		return add_query_arg( self::ARG, "$draft-{$link['id']}-" . self::signature( (string) $draft, $link ), home_url( '/' ) );
	}

	/**
	 * The draft of a token and whoever made its link; null if it is invalid, revoked or expired, or if that user may not use
	 * Atelier anymore.
	 *
	 * @return array{ draft: int, maker: WP_User }|null
	 */
	public function find( string $token ): ?array {
		if ( ! preg_match( '/^([1-9]\d{0,9})-(\w{8})-([0-9a-f]{40})$/', $token, $match ) ) {
			return null;
		}
		$draft = (int) $match[1];
		if ( Draft_Store::DRAFT_TYPE !== get_post_type( $draft ) ) {
			return null;
		}
		foreach ( $this->all( $draft ) as $link ) {
			if ( $link['id'] === $match[2] && hash_equals( self::signature( (string) $draft, $link ), $match[3] ) ) {
				$maker = self::maker( $link );
				return $maker ? compact( 'draft', 'maker' ) : null;
			}
		}
		return null;
	}

	/**
	 * @param string                                         $of   The name of the changes that the link shows.
	 * @param array{ id: string, key: string, expires: int } $link
	 */
	public static function signature( string $of, array $link ): string {
		return substr( hash_hmac( 'sha256', "$of|{$link['id']}|{$link['expires']}|{$link['key']}", wp_salt( 'auth' ) ), 0, self::SIGNATURE );
	}
}

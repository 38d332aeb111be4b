<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;
use WP_User;

/**
 * Lends an agent the rights to read and draft records, for as long as an action runs. While they are lent, no request can save
 * anything to the live site.
 */
final class Lent_Rights {
	/** What is never lent, and taken for as long from those who have it: an agent sends no code, whoever's password it has. */
	private const NEVER = array( 'unfiltered_html', 'unfiltered_upload' );

	/** Whether something runs right now for which rights are lent. */
	private static bool $are_lent = false;

	/**
	 * @template T
	 * @param int           $user  The agent, who is the current user.
	 * @param list<string>  $areas Of Agent_Limits.
	 * @param callable(): T $act
	 * @return T
	 */
	public static function during( int $user, array $areas, callable $act ) {
		$lent = array_fill_keys( Record_Areas::capabilities( $areas ), true );
		$lend = static fn( $all, $caps = array(), $arguments = array(), $of = null ) => self::$are_lent && is_array( $all ) && $of instanceof WP_User && $of->ID === $user
			? array_fill_keys( self::NEVER, false ) + $lent + $all
			: $all;
		$guard = array( self::class, 'refuse_live' );
		add_filter( 'user_has_cap', $lend, PHP_INT_MAX, 4 );
		// Of those with this priority, the last one added is asked last: after what saves into the draft.
		add_filter( 'rest_dispatch_request', $guard, PHP_INT_MAX, 2 );
		kses_init();
		self::$are_lent = true;
		try {
			return $act();
		} finally {
			self::$are_lent = false;
			remove_filter( 'user_has_cap', $lend, PHP_INT_MAX );
			remove_filter( 'rest_dispatch_request', $guard, PHP_INT_MAX );
			kses_init();
		}
	}

	public static function are_lent(): bool {
		return self::$are_lent;
	}

	/**
	 * Asks something of the agent with no rights but its own.
	 *
	 * @template T
	 * @param callable(): T $ask
	 * @return T
	 */
	public static function suspended( callable $ask ) {
		$are_lent       = self::$are_lent;
		self::$are_lent = false;
		try {
			return $ask();
		} finally {
			self::$are_lent = $are_lent;
		}
	}

	/**
	 * @param mixed $result  What replaces the callback of a route: the draft's answer.
	 * @param mixed $request
	 * @return mixed
	 */
	public static function refuse_live( $result, $request = null ) {
		return null === $result && $request instanceof WP_REST_Request && in_array( $request->get_method(), Rest::WRITE_METHODS, true )
			? new WP_Error( 'atelier_proposal_live', __( 'This can’t be proposed, because it would change the live site.', 'atelier' ), array( 'status' => 403 ) )
			: $result;
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use WP_Error;
use WP_REST_Request;

/**
 * The changes of a draft as the user has seen them: nobody agrees to what others have saved since.
 */
final class Seen_Changes {
	/** @var array<int|string, string> Versions by key. */
	private array $versions;

	/** @param array<int|string, string> $versions By key; see Change_Response::version(). */
	private function __construct( array $versions ) {
		$this->versions = $versions;
	}

	/** @return array<string, array<string, mixed>> The arguments of a route, two lists in the same order. */
	public static function args(): array {
		$list = array(
			'type'     => 'array',
			'items'    => array(
				'type'      => 'string',
				'minLength' => 1,
			),
			'maxItems' => Draft_Store::MAX_CHANGES,
		);
		return array(
			'keys'     => $list,
			'versions' => array( 'description' => __( 'The versions of these changes that the user has seen, in the same order.', 'atelier' ) ) + $list,
		);
	}

	/** @return array<string, array<string, mixed>> The same for a route that isn't about the whole draft. */
	public static function required_args(): array {
		return array_map(
			static fn( array $list ): array => array(
				'minItems' => 1,
				'required' => true,
			) + $list,
			self::args()
		);
	}

	/** @return self|WP_Error|null Null if the request doesn't say. */
	public static function of( WP_REST_Request $request ) {
		if ( null === $request['keys'] && null === $request['versions'] ) {
			return null;
		}
		$keys     = array_values( (array) $request['keys'] );
		$versions = array_values( (array) $request['versions'] );
		return count( $keys ) === count( $versions )
			? new self( $keys ? array_combine( $keys, $versions ) : array() )
			: new WP_Error( 'atelier_draft_unseen', __( 'Send the version of each change that you have seen.', 'atelier' ), array( 'status' => 400 ) );
	}

	/** @return array<int|string, string> Versions by key. */
	public function versions(): array {
		return $this->versions;
	}

	/** Whether a draft has other changes now, as far as the current user may read them. */
	public function are_outdated( int $draft, Draft_Store $store, Change_Response $responses ): bool {
		$now = $responses->versions( $store->change_posts( $draft ) );
		ksort( $now, SORT_STRING );
		$seen = $this->versions;
		ksort( $seen, SORT_STRING );
		return $now !== $seen;
	}

	/** @param string $consequence What wasn't done, as a sentence. */
	public static function outdated( string $consequence ): WP_Error {
		return new WP_Error( 'atelier_draft_outdated', $consequence, array( 'status' => 409 ) );
	}

	/** The error if a change isn't the one that the user has seen any more; an empty version is any. */
	public static function problem_of_one( Draft_Store $store, int $draft, string $key, string $version ): ?WP_Error {
		$post = '' === $version ? null : $store->change_post( $draft, $key );
		return $post && Change_Response::version( $post ) !== $version
			? self::outdated( __( 'This was changed again in the meantime. Check it, then decide again.', 'atelier' ) )
			: null;
	}
}

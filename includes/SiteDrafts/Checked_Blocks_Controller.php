<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Record_Rights;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Says which versions of changes have blocks that were found valid: POST atelier/v1/site-drafts/{id}/changes/checked. It changes nothing
 * of them, so that a schedule stays.
 */
final class Checked_Blocks_Controller {
	private Draft_Store $store;
	private Record_Rights $rights;
	private Draft_Locks $locks;

	public function __construct( Draft_Store $store, Record_Rights $rights ) {
		$this->store  = $store;
		$this->rights = $rights;
		$this->locks  = new Draft_Locks( $store );
	}

	public function register_routes(): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			Drafts_Controller::ROUTE . '/(?P<id>\d+)/changes/checked',
			array(
				'methods'             => 'POST',
				'callback'            => array( $this, 'note' ),
				'permission_callback' => array( Drafts_Controller::class, 'check_permission' ),
				'args'                => Seen_Changes::required_args(),
			)
		);
	}

	/** @return WP_REST_Response|WP_Error All of them, or none. */
	public function note( WP_REST_Request $request ) {
		$id   = (int) $request['id'];
		$seen = Seen_Changes::of( $request );
		if ( is_wp_error( $seen ) ) {
			return $seen;
		}
		$versions = $seen ? $seen->versions() : array();
		return $this->locks->during( array( $id ), fn() => $this->problem( $id, $versions ) ?? self::noted( $id, $versions ) );
	}

	/** @param array<int|string, string> $versions */
	private function problem( int $draft, array $versions ): ?WP_Error {
		foreach ( $versions as $key => $version ) {
			$change = $this->store->change( $draft, (string) $key );
			if ( ! $change ) {
				return new WP_Error( 'atelier_draft_no_change', __( 'This site draft has no changes of this item.', 'atelier' ), array( 'status' => 404 ) );
			}
			if ( ! $this->rights->may_edit_change( $change ) ) {
				return Record_Rights::refusal();
			}
			$outdated = Seen_Changes::problem_of_one( $this->store, $draft, (string) $key, $version );
			if ( $outdated ) {
				return $outdated;
			}
		}
		return null;
	}

	/** @param array<int|string, string> $versions */
	private static function noted( int $draft, array $versions ): WP_REST_Response {
		Checked_Blocks::note( $draft, $versions );
		return new WP_REST_Response( array( 'checked' => array_map( 'strval', array_keys( $versions ) ) ) );
	}
}

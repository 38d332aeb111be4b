<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Record_Rights;
use Atelier\Support\Invalid_Input;
use Atelier\Support\Person;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * atelier/v1/site-drafts/{id}/links: links that show a site draft to anyone who has them.
 */
final class Links_Controller {
	private Draft_Store $store;
	private Share_Links $links;
	private Record_Rights $rights;
	private Draft_Locks $locks;

	public function __construct( Draft_Store $store, Share_Links $links, Record_Rights $rights ) {
		$this->store  = $store;
		$this->links  = $links;
		$this->rights = $rights;
		$this->locks  = new Draft_Locks( $store );
	}

	public function register_routes(): void {
		$route = Drafts_Controller::ROUTE . '/(?P<id>\d+)/links';
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			$route,
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'list' ),
					'permission_callback' => array( Drafts_Controller::class, 'check_permission' ),
				),
				array(
					'methods'             => 'POST',
					'callback'            => array( $this, 'create' ),
					'permission_callback' => array( Drafts_Controller::class, 'check_permission' ),
					'args'                => array(
						'days' => array(
							'description' => __( 'For how many days the link works.', 'atelier' ),
							'type'        => 'integer',
							'default'     => 14,
							'minimum'     => 1,
							'maximum'     => Share_Links::MAX_DAYS,
						),
					),
				),
			)
		);
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			"$route/(?P<link>\w{8})",
			array(
				array(
					'methods'             => 'DELETE',
					'callback'            => array( $this, 'revoke' ),
					'permission_callback' => array( Drafts_Controller::class, 'check_permission' ),
				),
			)
		);
	}

	/** @return WP_REST_Response|WP_Error */
	public function list( WP_REST_Request $request ) {
		$draft = (int) $request['id'];
		if ( ! $this->store->get( $draft ) ) {
			return Draft_Refusal::missing();
		}
		return $this->refusal( $draft ) ?? new WP_REST_Response( array_map( fn( array $link ): array => $this->describe( $draft, $link ), $this->links->all( $draft ) ) );
	}

	/** The error for users who don't see everything that links of a draft show. */
	private function refusal( int $draft ): ?WP_Error {
		return $this->rights->may_edit_all( $this->store->changes( $draft ) ) ? null : Record_Rights::refusal();
	}

	/** @return WP_REST_Response|WP_Error */
	public function create( WP_REST_Request $request ) {
		$draft = (int) $request['id'];
		return $this->locks->during(
			array( $draft ),
			function () use ( $draft, $request ) {
				$error = $this->refusal( $draft );
				if ( $error ) {
					return $error;
				}
				try {
					return new WP_REST_Response( $this->describe( $draft, $this->links->add( $draft, $request['days'] ) ), 201 );
				} catch ( Invalid_Input $reason ) {
					return $reason->to_error( 'draft' );
				}
			}
		);
	}

	/** @return WP_REST_Response|WP_Error */
	public function revoke( WP_REST_Request $request ) {
		$draft = (int) $request['id'];
		if ( ! $this->store->get( $draft ) ) {
			return Draft_Refusal::missing();
		}
		return $this->locks->with(
			array( $draft ),
			fn() => $this->links->revoke( $draft, $request['link'] )
				? new WP_REST_Response( array( 'deleted' => true ) )
				: new WP_Error( 'atelier_draft_no_link', __( 'This link doesn’t work anymore.', 'atelier' ), array( 'status' => 404 ) )
		);
	}

	/**
	 * @param array{ id: string, key: string, created: int, expires: int, user: int } $link
	 * @return array<string, mixed>
	 */
	private function describe( int $draft, array $link ): array {
		return array(
			'id'      => $link['id'],
			'url'     => $this->links->url( $draft, $link ),
			'created' => gmdate( 'Y-m-d\TH:i:s\Z', $link['created'] ),
			'expires' => gmdate( 'Y-m-d\TH:i:s\Z', $link['expires'] ),
			'by'      => Person::named( $link['user'] ),
			'works'   => null !== Share_Links::maker( $link ),
		);
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		return Rest::schema(
			'atelier-site-draft-link',
			array(
				'id'      => array( 'type' => 'string' ),
				'url'     => array( 'type' => 'string' ),
				'created' => array( 'type' => 'string' ),
				'expires' => array( 'type' => 'string' ),
				'by'      => array( 'type' => 'object' ),
				'works'   => array( 'type' => 'boolean' ),
			)
		);
	}
}

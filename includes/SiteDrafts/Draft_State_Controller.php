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
 * What pages need to know of a draft beyond its changes: what has become of it, and which one has a record that the live
 * site doesn't have.
 */
final class Draft_State_Controller {
	private Draft_Store $store;
	private Record_Rights $rights;
	private Draft_People $people;

	public function __construct( Draft_Store $store, Record_Rights $rights, Draft_People $people ) {
		$this->store  = $store;
		$this->rights = $rights;
		$this->people = $people;
	}

	public function register_routes(): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			Drafts_Controller::ROUTE . '/(?P<id>\d+)/state',
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'state' ),
					'permission_callback' => array( Drafts_Controller::class, 'check_permission' ),
					'args'                => array(
						'open' => array(
							'description' => __( 'Whether the user has the site draft open.', 'atelier' ),
							'type'        => 'boolean',
							'default'     => false,
						),
					),
				),
			)
		);
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			Drafts_Controller::ROUTE . '/holder',
			array(
				'schema' => array( $this, 'holder_schema' ),
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'holder' ),
					'permission_callback' => array( Drafts_Controller::class, 'check_permission' ),
					'args'                => array(
						'key' => array(
							'description' => __( 'The record, as in changes.', 'atelier' ),
							'type'        => 'string',
							'required'    => true,
						),
					),
				),
			)
		);
	}

	/**
	 * Asked every few seconds by each page that has the draft open: it reads one post with its meta and no change, and rarely writes.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function state( WP_REST_Request $request ) {
		$draft = $this->store->get( (int) $request['id'] );
		if ( ! $draft ) {
			return Draft_Refusal::missing();
		}
		if ( $request['open'] && ! $draft->is_published() ) {
			$this->people->note( $draft->id, get_current_user_id(), time() );
		}
		return new WP_REST_Response(
			array(
				'title'     => $draft->title,
				'status'    => $draft->status,
				'isOfTheme' => get_stylesheet() === $draft->theme,
				'modified'  => Rest::time( $draft->modified ),
				'schedule'  => $draft->due(),
				'published' => $draft->publication(),
				'people'    => $draft->is_published() ? array() : $this->people->of( $draft->id, time() ),
			)
		);
	}

	/** The open draft that has created a record, for users who may edit it there. */
	public function holder( WP_REST_Request $request ): WP_REST_Response {
		foreach ( $this->store->with_change_of( $request['key'] ) as $draft ) {
			$change = $this->store->change( $draft->id, $request['key'] );
			if ( $change && $change->is_new() && $this->rights->may_edit_change( $change ) ) {
				return new WP_REST_Response(
					array(
						'draft' => array(
							'id'     => $draft->id,
							'title'  => $draft->title,
							'record' => $change->label(),
						),
					)
				);
			}
		}
		return new WP_REST_Response( array( 'draft' => null ) );
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		return Rest::schema(
			'atelier-site-draft-state',
			array(
				'title'     => array( 'type' => 'string' ),
				'status'    => array(
					'type' => 'string',
					'enum' => array( Draft::OPEN, Draft::SCHEDULED, Draft::HELD, Draft::PUBLISHED ),
				),
				'isOfTheme' => array( 'type' => 'boolean' ),
				'modified'  => array( 'type' => 'string' ),
				'schedule'  => array( 'type' => array( 'string', 'null' ) ),
				'published' => array( 'type' => array( 'object', 'null' ) ),
				'people'    => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'id'   => array( 'type' => 'integer' ),
							'name' => array( 'type' => 'string' ),
							'isMe' => array( 'type' => 'boolean' ),
						),
					),
				),
			)
		);
	}

	/** @return array<string, mixed> */
	public function holder_schema(): array {
		return Rest::schema( 'atelier-site-draft-holder', array( 'draft' => array( 'type' => array( 'object', 'null' ) ) ) );
	}
}

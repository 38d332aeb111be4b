<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Previews;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Admitted_Edits;
use Atelier\Records\Change;
use Atelier\SiteDrafts\Draft_Request;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\SiteDrafts\Share_Links;
use Atelier\Support\Page;
use Atelier\Support\Rest;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * POST atelier/v1/previews/unsaved: the address at which unsaved records are seen on the site, by whoever has it, for an
 * hour. Without unsaved records, the address of the saved document for visitors. See docs/site-drafts.md.
 */
final class Unsaved_Controller {
	private Draft_Request $request;
	private Unsaved_Store $store;
	private Unsaved_Saves $saves;
	private Sample_Address $address;

	public function __construct( Draft_Request $request, Unsaved_Store $store, Unsaved_Saves $saves, Sample_Address $address ) {
		$this->request = $request;
		$this->store   = $store;
		$this->saves   = $saves;
		$this->address = $address;
	}

	public function register_routes(): void {
		$text = array(
			'type'    => 'string',
			'default' => '',
		);
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			'/previews/unsaved',
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'POST',
					'callback'            => array( $this, 'show' ),
					'permission_callback' => array( $this, 'check_permission' ),
					'args'                => array(
						'type'    => $text + array( 'description' => __( 'The post type of the document to show; empty for the site.', 'atelier' ) ),
						'id'      => $text + array( 'description' => __( 'The ID of the document to show.', 'atelier' ) ),
						'seen'    => array(
							'description' => __( 'The ID of the post that is shown with it.', 'atelier' ),
							'type'        => 'integer',
							'minimum'     => 0,
							'default'     => 0,
						),
						'records' => array(
							'description' => __( 'The unsaved records.', 'atelier' ),
							'type'        => 'array',
							'default'     => array(),
							'maxItems'    => Draft_Store::MAX_CHANGES,
							'items'       => array(
								'type'       => 'object',
								'required'   => true,
								'properties' => array(
									'type'  => array(
										'type'      => 'string',
										'minLength' => 1,
										'required'  => true,
									),
									'id'    => array(
										'type'     => 'string',
										'required' => true,
									),
									'edits' => array(
										'type'     => 'object',
										'required' => true,
									),
								),
							),
						),
					),
				),
			)
		);
	}

	/** @return true|WP_Error */
	public function check_permission() {
		return Rest::authorize( current_user_can( Page::capability() ), __( 'Sorry, you are not allowed to preview this.', 'atelier' ) );
	}

	/** @return WP_REST_Response|WP_Error */
	public function show( WP_REST_Request $request ) {
		if ( ! Sample_Address::is_id( $request['type'], $request['id'] ) ) {
			return new WP_Error( 'atelier_preview_id', __( 'The ID of the document to preview isn’t valid.', 'atelier' ), array( 'status' => 400 ) );
		}
		$find = fn(): string => $this->address->of( $request['type'], $request['id'], $request['seen'] );
		if ( ! $request['records'] ) {
			return self::answer( Page::with_context( $find() ), false );
		}
		$user    = get_current_user_id();
		$overlay = $this->request->overlay();
		$draft   = $overlay ? $overlay->draft_id() : 0;
		$changes = $this->store->begin( $user, $draft );
		$url     = $this->saves->within( $changes, $request['records'], $find );
		if ( is_wp_error( $url ) ) {
			return $url;
		}
		$stand_in = $this->address->stand_in();
		if ( $stand_in ) {
			self::give_template( $changes, $stand_in, Sample_Address::slug_in( $request['id'] ) );
		}
		$token = $this->store->keep( $user, $changes, $draft );
		if ( '' === $token ) {
			return new WP_Error( 'atelier_preview_not_kept', __( 'The preview couldn’t be stored. It may be too large for the cache of your site. Save to a site draft instead, and preview that.', 'atelier' ), array( 'status' => 500 ) );
		}
		return self::answer( add_query_arg( Share_Links::ARG, $token, Page::with_theme( $url ) ), true );
	}

	/** A template that no post has yet is seen with a post that has it in the preview only. */
	private static function give_template( Unsaved_Changes $changes, WP_Post $post, string $template ): void {
		$known  = $changes->get( Change::key_of( $post->post_type, (string) $post->ID ) );
		$chosen = Admitted_Edits::to_show( $post, $template );
		$changes->put( $known ? $known->with( $chosen, array(), '' ) : Change::of( $chosen ) );
	}

	private static function answer( string $url, bool $is_unsaved ): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'url'     => $url,
				'unsaved' => $is_unsaved,
			)
		);
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		return Rest::schema(
			'atelier-unsaved-preview',
			array(
				'url'     => array(
					'type'   => 'string',
					'format' => 'uri',
				),
				'unsaved' => array( 'type' => 'boolean' ),
			)
		);
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use Atelier\Overlay\Current_Overlay;
use Atelier\Records\Record_Rights;
use Atelier\Support\Page;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET atelier/v1/uses: the documents that use a thing, or one of several. GET atelier/v1/uses/counts: how many use each of many.
 */
final class Uses_Controller {
	public const ROUTE  = '/uses';
	public const COUNTS = '/uses/counts';

	/** Of one list, and of presets that are deleted together. */
	public const MOST = 100;

	private Record_Rights $rights;
	private Current_Overlay $request;

	public function __construct( Record_Rights $rights, Current_Overlay $request ) {
		$this->rights  = $rights;
		$this->request = $request;
	}

	public function register_routes(): void {
		$routes = array(
			self::ROUTE  => array( 'answer', 'schema', self::page_args() ),
			self::COUNTS => array( 'answer_counts', 'schema_of_counts', array() ),
		);
		foreach ( $routes as $route => list( $callback, $schema, $args ) ) {
			register_rest_route(
				Rest::ROUTE_NAMESPACE,
				$route,
				array(
					'schema' => array( $this, $schema ),
					array(
						'methods'             => 'GET',
						'callback'            => array( $this, $callback ),
						'permission_callback' => array( self::class, 'check_permission' ),
						'args'                => self::thing_args() + $args,
					),
				)
			);
		}
	}

	/** @return array<string, array<string, mixed>> */
	private static function thing_args(): array {
		return array(
			'kind'  => array(
				'description' => __( 'The type of the thing.', 'atelier' ),
				'type'        => 'string',
				'enum'        => Used_Things::kinds(),
				'required'    => true,
			),
			'thing' => array(
				'description' => __( 'The ID, name or slug of the thing, or several.', 'atelier' ),
				'type'        => 'array',
				'required'    => true,
				'minItems'    => 1,
				'maxItems'    => self::MOST,
				'items'       => array(
					'type'      => 'string',
					'minLength' => 1,
					'maxLength' => 2000,
				),
			),
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function page_args(): array {
		return array(
			'content' => array(
				'description' => __( 'Whether only content counts, without global styles.', 'atelier' ),
				'type'        => 'boolean',
				'default'     => false,
			),
		) + Rest::paging_args();
	}

	/** @return true|WP_Error */
	public static function check_permission() {
		return Rest::authorize( current_user_can( Page::capability() ), __( 'Sorry, you are not allowed to see where things are used.', 'atelier' ) );
	}

	public function answer( WP_REST_Request $request ): WP_REST_Response {
		$keys  = array_values( array_unique( array_merge( array(), ...array_values( self::asked( $request ) ) ) ) );
		$found = Index_Question::ask(
			fn(): array => Used_In::create( $this->request, (bool) $request['content'] )->page( $keys, (int) $request['page'], (int) $request['per_page'] ),
			array(
				'places' => array(),
				'total'  => 0,
			)
		);
		$named = ( new Named_Places( $this->rights ) )->of( $found['answer']['places'] );
		return new WP_REST_Response(
			array(
				'places'     => $named,
				'others'     => count( $found['answer']['places'] ) - count( $named ),
				'total'      => $found['answer']['total'],
				'isComplete' => $found['is_complete'],
			)
		);
	}

	public function answer_counts( WP_REST_Request $request ): WP_REST_Response {
		$asked  = self::asked( $request );
		$found  = Index_Question::ask(
			function () use ( $request, $asked ): array {
				$used_in = Used_In::create( $this->request );
				return Containers::are_of( $request['kind'] ) ? $used_in->counts_beyond_circles( $asked ) : $used_in->counts( $asked );
			},
			array_fill_keys( array_keys( $asked ), 0 )
		);
		$counts = array();
		foreach ( $found['answer'] as $thing => $count ) {
			$counts[] = array(
				'thing' => (string) $thing,
				'count' => $count,
			);
		}
		return new WP_REST_Response(
			array(
				'counts'     => $counts,
				'isComplete' => $found['is_complete'],
			)
		);
	}

	/** @return array<int|string, list<string>> Keys by thing. */
	private static function asked( WP_REST_Request $request ): array {
		$asked = array();
		foreach ( $request['thing'] as $thing ) {
			$asked[ (string) $thing ] = ( new Asked_Thing( $request['kind'], (string) $thing ) )->keys();
		}
		return $asked;
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		$text = array( 'type' => 'string' );
		return Rest::schema(
			'atelier-uses',
			array(
				'places'     => array(
					'description' => __( 'Documents that use it and that the current user can edit.', 'atelier' ),
					'type'        => 'array',
					'items'       => array(
						'type'       => 'object',
						'properties' => array(
							'type'     => $text,
							'id'       => $text,
							'title'    => $text,
							'isDirect' => array(
								'description' => __( 'Whether it is in the document itself, and not only in a pattern or template part there.', 'atelier' ),
								'type'        => 'boolean',
							),
						),
					),
				),
				'others'     => array(
					'description' => __( 'The number of documents on this page that the current user can’t edit.', 'atelier' ),
					'type'        => 'integer',
				),
				'total'      => array(
					'description' => __( 'The number of documents on all pages.', 'atelier' ),
					'type'        => 'integer',
				),
				'isComplete' => self::complete_schema(),
			)
		);
	}

	/** @return array<string, mixed> */
	public function schema_of_counts(): array {
		return Rest::schema(
			'atelier-use-counts',
			array(
				'counts'     => array(
					'description' => __( 'How many documents use each of them themselves.', 'atelier' ),
					'type'        => 'array',
					'items'       => array(
						'type'       => 'object',
						'properties' => array(
							'thing' => array( 'type' => 'string' ),
							'count' => array( 'type' => 'integer' ),
						),
					),
				),
				'isComplete' => self::complete_schema(),
			)
		);
	}

	/** @return array<string, mixed> */
	public static function complete_schema(): array {
		return array(
			'description' => __( 'Whether everything on the site has been checked.', 'atelier' ),
			'type'        => 'boolean',
		);
	}
}

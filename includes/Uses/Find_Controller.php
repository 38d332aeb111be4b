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
use RuntimeException;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET atelier/v1/find: documents that may have a thing or a text, with their contents, a step at a time.
 */
final class Find_Controller {
	public const ROUTE = '/find';

	/** In seconds, of one step: first results come at once, and a request can be given up. */
	private const STEP = 0.25;

	private const MOST = 20;

	private Record_Rights $rights;
	private Current_Overlay $request;

	public function __construct( Record_Rights $rights, Current_Overlay $request ) {
		$this->rights  = $rights;
		$this->request = $request;
	}

	public function register_routes(): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			self::ROUTE,
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'answer' ),
					'permission_callback' => array( self::class, 'check_permission' ),
					'args'                => self::args(),
				),
			)
		);
	}

	/** @return true|WP_Error */
	public static function check_permission() {
		return Rest::authorize( current_user_can( Page::capability() ), __( 'Sorry, you are not allowed to search the site’s design.', 'atelier' ) );
	}

	/** @return array<string, array<string, mixed>> */
	private static function args(): array {
		$texts = array(
			'type'     => 'array',
			'default'  => array(),
			'maxItems' => self::MOST,
			'items'    => array(
				'type'      => 'string',
				'minLength' => 1,
				'maxLength' => 500,
			),
		);
		return array(
			'kind'   => array(
				'description' => __( 'The type of the thing.', 'atelier' ),
				'type'        => 'string',
				'enum'        => Used_Things::kinds(),
			),
			'thing'  => array( 'description' => __( 'The ID, name or slug of the thing, or several.', 'atelier' ) ) + $texts,
			'text'   => array( 'description' => __( 'Texts. The content has at least one of them.', 'atelier' ) ) + $texts,
			'values' => array(
				'description' => __( 'Whether titles, excerpts, featured images, global styles, the site’s settings and widgets are searched, too.', 'atelier' ),
				'type'        => 'boolean',
				'default'     => false,
			),
			'cursor' => array(
				'description' => __( 'Where the last step ended.', 'atelier' ),
				'type'        => 'string',
				'default'     => '',
				'maxLength'   => 30,
			),
		);
	}

	/** @return WP_REST_Response|WP_Error */
	public function answer( WP_REST_Request $request ) {
		$cursor = (string) $request['cursor'];
		if ( '' !== $cursor && 1 !== preg_match( Found_Records::CURSOR, $cursor ) ) {
			return new WP_Error( 'rest_invalid_param', __( 'This search can’t go on here. Start it again.', 'atelier' ), array( 'status' => 400 ) );
		}
		$records = new Found_Records( $this->request, self::keys( $request ), array_values( $request['text'] ), (bool) $request['values'] );
		try {
			$step = $records->step( $cursor, microtime( true ) + self::STEP );
		} catch ( RuntimeException $error ) {
			Uses_Table::doubt();
			return new WP_Error( 'atelier_index', __( 'The index of uses isn’t there at the moment. Try again.', 'atelier' ), array( 'status' => 503 ) );
		}
		$named = $this->named( $step['records'], (bool) $request['values'] );
		return new WP_REST_Response(
			array(
				'documents' => $named,
				'others'    => count( $step['records'] ) - count( $named ),
				'read'      => $step['read'],
				'total'     => '' === $cursor ? $records->total() : 0,
				'cursor'    => $step['cursor'],
			)
		);
	}

	/** @return list<string> */
	private static function keys( WP_REST_Request $request ): array {
		$keys = array();
		foreach ( null === $request['kind'] ? array() : $request['thing'] as $thing ) {
			$keys = array_merge( $keys, ( new Asked_Thing( $request['kind'], (string) $thing ) )->keys() );
		}
		return array_values( array_unique( $keys ) );
	}

	/**
	 * Those that the user may edit.
	 *
	 * @param list<Indexed_Record> $records
	 * @return list<array{ type: string, id: string, title: string, content: string, values?: object }>
	 */
	private function named( array $records, bool $has_values ): array {
		$by_key = array();
		$places = array();
		foreach ( $records as $record ) {
			$by_key[ $record->key() ] = $record;
			$places[]                 = array(
				'type'   => $record->type,
				'id'     => $record->id,
				'post'   => $record->post,
				'direct' => true,
				'title'  => $record->title(),
			);
		}
		return array_map(
			static function ( array $place ) use ( $by_key, $has_values ): array {
				$record = $by_key[ Indexed_Record::key_of( $place['type'], $place['id'] ) ];
				return array(
					'type'    => $place['type'],
					'id'      => $place['id'],
					'title'   => $place['title'],
					'content' => $record->content(),
				) + ( $has_values ? array( 'values' => (object) Searched_Values::of( $record ) ) : array() );
			},
			( new Named_Places( $this->rights ) )->of( $places )
		);
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		$text = array( 'type' => 'string' );
		return Rest::schema(
			'atelier-found',
			array(
				'documents' => array(
					'description' => __( 'Documents that may have it and that the current user can edit.', 'atelier' ),
					'type'        => 'array',
					'items'       => array(
						'type'       => 'object',
						'properties' => array(
							'type'    => $text,
							'id'      => $text,
							'title'   => $text,
							'content' => $text,
							'values'  => array(
								'description' => __( 'By property, if they are searched, too.', 'atelier' ),
								'type'        => 'object',
							),
						),
					),
				),
				'others'    => array(
					'description' => __( 'The number of documents in this step that the current user can’t edit.', 'atelier' ),
					'type'        => 'integer',
				),
				'read'      => array(
					'description' => __( 'The number of documents that this step has read.', 'atelier' ),
					'type'        => 'integer',
				),
				'total'     => array(
					'description' => __( 'The number of documents that all steps read, in the first one; 0 if the index answers.', 'atelier' ),
					'type'        => 'integer',
				),
				'cursor'    => array(
					'description' => __( 'Where the next step begins; empty after the last one.', 'atelier' ),
					'type'        => 'string',
				),
			)
		);
	}
}

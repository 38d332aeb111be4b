<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use Atelier\Overlay\Current_Overlay;
use Atelier\Support\Rest;
use WP_Block_Type_Registry;
use WP_REST_Response;

/**
 * GET atelier/v1/uses/blocks: all block types that documents have, with who has brought them and how often they are used.
 */
final class Block_Types_Controller {
	public const ROUTE = '/uses/blocks';

	/** Those that are used most: content may name any number of types. */
	private const MOST = 2000;

	private Current_Overlay $request;

	public function __construct( Current_Overlay $request ) {
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
					'permission_callback' => array( Uses_Controller::class, 'check_permission' ),
				),
			)
		);
	}

	public function answer(): WP_REST_Response {
		$found = Index_Question::ask( fn(): array => array_values( Used_In::create( $this->request )->things( Used_Things::BLOCK ) ), array() );
		$used  = $found['answer'];
		usort( $used, static fn( array $one, array $other ): int => array( $other['count'], $one['thing'] ) <=> array( $one['count'], $other['thing'] ) );
		$owners = new Block_Owners();
		$types  = array();
		foreach ( array_slice( $used, 0, self::MOST ) as $one ) {
			$type    = WP_Block_Type_Registry::get_instance()->get_registered( $one['thing'] );
			$types[] = array(
				'name'         => $one['thing'],
				'title'        => $type ? (string) $type->title : '',
				'owner'        => $owners->of( $one['thing'], $type ),
				'isRegistered' => null !== $type,
				'blocks'       => $one['times'],
				'documents'    => $one['count'],
			);
		}
		return new WP_REST_Response(
			array(
				'types'      => $types,
				'total'      => count( $used ),
				'isComplete' => $found['is_complete'],
			)
		);
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		$text = array( 'type' => 'string' );
		return Rest::schema(
			'atelier-block-types',
			array(
				'types'      => array(
					'description' => __( 'Block types that documents have, beginning with those that are in most.', 'atelier' ),
					'type'        => 'array',
					'items'       => array(
						'type'       => 'object',
						'properties' => array(
							'name'         => $text,
							'title'        => $text,
							'owner'        => array(
								'type'       => 'object',
								'properties' => array(
									'kind' => array(
										'type' => 'string',
										'enum' => array( Block_Owners::WORDPRESS, Block_Owners::THEME, Block_Owners::PLUGIN, Block_Owners::INACTIVE, Block_Owners::UNKNOWN ),
									),
									'name' => $text,
								),
							),
							'isRegistered' => array(
								'description' => __( 'Whether the server knows it. Others may be known to the editor only.', 'atelier' ),
								'type'        => 'boolean',
							),
							'blocks'       => array(
								'description' => __( 'The number of blocks.', 'atelier' ),
								'type'        => 'integer',
							),
							'documents'    => array(
								'description' => __( 'The number of documents that have them.', 'atelier' ),
								'type'        => 'integer',
							),
						),
					),
				),
				'total'      => array(
					'description' => __( 'The number of all block types.', 'atelier' ),
					'type'        => 'integer',
				),
				'isComplete' => Uses_Controller::complete_schema(),
			)
		);
	}
}

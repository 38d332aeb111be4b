<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use Atelier\Overlay\Current_Overlay;
use Atelier\Support\Rest;
use WP_REST_Response;

/**
 * GET atelier/v1/uses/templates: what each template shows to visitors.
 */
final class Template_Uses_Controller {
	public const ROUTE = '/uses/templates';

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
		$found     = Index_Question::ask( fn(): array => Used_In::create( $this->request )->by_type( Used_Things::TEMPLATE ), array() );
		$all       = get_block_templates( array(), 'wp_template' );
		$shown     = ( new Shown_By_Template( $all, $found['answer'] ) )->all();
		$templates = array();
		foreach ( $all as $template ) {
			$templates[] = array(
				'id'    => (string) $template->id,
				'shows' => $shown[ $template->slug ],
			);
		}
		return new WP_REST_Response(
			array(
				'templates'  => $templates,
				'isComplete' => $found['is_complete'],
			)
		);
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		$text = array( 'type' => 'string' );
		return Rest::schema(
			'atelier-template-uses',
			array(
				'templates'  => array(
					'description' => __( 'All templates, with what visitors see in them.', 'atelier' ),
					'type'        => 'array',
					'items'       => array(
						'type'       => 'object',
						'properties' => array(
							'id'    => $text,
							'shows' => array(
								'type'  => 'array',
								'items' => array(
									'type'       => 'object',
									'properties' => array(
										'label' => $text,
										'type'  => array(
											'description' => __( 'The post type; empty for archives and the like.', 'atelier' ),
											'type'        => 'string',
										),
										'count' => array( 'type' => 'integer' ),
									),
								),
							),
						),
					),
				),
				'isComplete' => Uses_Controller::complete_schema(),
			)
		);
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent;
use Atelier\Agents\Agent_Limits;
use Atelier\Records\Change;
use Atelier\Records\Record_Types;
use Atelier\Support\Invalid_Input;
use WP_Block_Template;
use WP_Error;
use WP_Post;
use WP_Query;

/**
 * Records of a type by their titles and contents.
 */
final class Find_Records implements Ability {
	use Only_Reads;

	private const PER_PAGE = 30;

	private Agent_Drafts $drafts;
	private Agent_Site $site;

	public function __construct( Agent_Drafts $drafts, Agent_Site $site ) {
		$this->drafts = $drafts;
		$this->site   = $site;
	}

	public function name(): string {
		return 'find-records';
	}

	public function label(): string {
		return __( 'Find records', 'atelier' );
	}

	public function description(): string {
		return 'Lists records of a type: templates, template parts, patterns (wp_block), menus (wp_navigation), published pages and posts. With a search, those with these words.';
	}

	public function input_schema(): array {
		return Schemas::input(
			array(
				'type'   => array(
					'type' => 'string',
					'enum' => Record_Areas::listed(),
				),
				'search' => Schemas::text( 'Words to look for.' ),
				'page'   => Schemas::page(),
				'draft'  => Schemas::optional_draft(),
			),
			array( 'type' )
		);
	}

	public function output_schema(): array {
		$text = Schemas::any_text();
		return Schemas::output(
			array(
				'records' => Schemas::list_of( array( 'record' => $text, 'title' => $text, 'url' => $text ) ),
				'total'   => array( 'type' => 'integer' ),
				'pages'   => array( 'type' => 'integer' ),
			)
		);
	}

	/** @return array<string, mixed>|WP_Error */
	public function execute( Agent $agent, Agent_Limits $limits, array $input ) {
		$draft = $this->drafts->laid( $agent, $input );
		if ( is_wp_error( $draft ) ) {
			return $draft;
		}
		$type = (string) $input['type'];
		try {
			Readable_Record::refuse_area( $type, $limits );
		} catch ( Invalid_Input $reason ) {
			return $reason->to_error( 'proposal' );
		}
		$find = Record_Types::is_template( $type ) ? array( self::class, 'templates' ) : array( self::class, 'posts' );
		list( $records, $total ) = $this->site->during( $agent, $limits, $draft, static fn(): array => $find( $type, (string) ( $input['search'] ?? '' ), (int) ( $input['page'] ?? 1 ) ) );
		return array(
			'records' => $records,
			'total'   => $total,
			'pages'   => (int) ceil( $total / self::PER_PAGE ),
		);
	}

	/** @return array{ list<array{ record: string, title: string, url: string }>, int } */
	public static function templates( string $type, string $search, int $page ): array {
		// @phpstan-ignore argument.type (The schema says which types there are.)
		$all   = get_block_templates( array(), $type );
		$found = array_values( array_filter( $all, static fn( WP_Block_Template $template ): bool => '' === $search || false !== mb_stripos( "$template->title $template->slug $template->content", $search ) ) );
		$shown = array_slice( $found, ( $page - 1 ) * self::PER_PAGE, self::PER_PAGE );
		return array(
			array_map(
				static fn( WP_Block_Template $template ): array => array(
					'record' => Change::key_of( $type, (string) $template->id ),
					'title'  => (string) $template->title,
					'url'    => '',
				),
				$shown
			),
			count( $found ),
		);
	}

	/** @return array{ list<array{ record: string, title: string, url: string }>, int } */
	public static function posts( string $type, string $search, int $page ): array {
		$query   = new WP_Query(
			array(
				'post_type'      => $type,
				'post_status'    => 'publish',
				'has_password'   => false,
				's'              => $search,
				'posts_per_page' => self::PER_PAGE,
				'paged'          => $page,
				'orderby'        => 'title',
				'order'          => 'ASC',
			)
		);
		$records = array();
		foreach ( $query->posts ?? array() as $post ) {
			if ( $post instanceof WP_Post ) {
				$records[] = array(
					'record' => Change::key_of( $type, (string) $post->ID ),
					'title'  => $post->post_title,
					'url'    => is_post_type_viewable( $type ) ? (string) get_permalink( $post ) : '',
				);
			}
		}
		return array( $records, (int) $query->found_posts );
	}
}
